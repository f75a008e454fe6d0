/** JSON for a script element, escaped so that no text can close it. */
export const jsonLdText = (record: object): string => JSON.stringify(record).replaceAll('<', '\\u003c')
