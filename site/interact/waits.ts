/** When so many milliseconds are over. */
export const pause = (milliseconds = 0): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** When the event happens next; without a target, never. */
export const once = (target: EventTarget | null, event: string): Promise<unknown> =>
  new Promise((resolve) => target?.addEventListener(event, resolve))
