const unlisted = new Set(['/thanks', '/404', '/500'])

/** True for the address of a page at which nobody should arrive from a search. */
export const isUnlisted = (address: string): boolean => unlisted.has(new URL(address).pathname.replace(/\/$/, ''))
