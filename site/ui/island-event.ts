/** An island dispatches this event once React handles its events. `client:interact` holds presses until then. */
export const ISLAND_LISTENS = 'island-listens'
