/** When so many milliseconds are over. */
export const pause = (milliseconds = 0): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** When the event happens next. */
export const once = (target: EventTarget, event: string): Promise<unknown> =>
  new Promise((resolve) => target.addEventListener(event, resolve))
