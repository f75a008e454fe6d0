/** A record as text that may stand inside a script element: no text of ours can close the element early. */
export const jsonLdText = (record: object): string => JSON.stringify(record).replaceAll('<', '\\u003c')
