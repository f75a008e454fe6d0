/** A message without the signs at its end, so that more can be said behind it. */
export const withoutEnd = (message: string): string => message.replace(/[\s.?!]+$/, '')
