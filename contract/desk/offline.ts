/** Stands in an answer that comes from the device and not from the server: when it was kept, ISO 8601. */
export const keptAtHeader = 'x-kept-at'
