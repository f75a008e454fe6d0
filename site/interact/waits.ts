export const pause = (milliseconds = 0): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const once = (target: EventTarget, event: string): Promise<unknown> =>
  new Promise((resolve) => target.addEventListener(event, resolve))
