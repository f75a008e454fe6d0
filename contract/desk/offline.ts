/** Stands in an answer that comes from the device and not from the server: when it was kept, ISO 8601. */
export const keptAtHeader = 'x-kept-at'

/** For how many days a device keeps leads that were looked at. */
export const keptDays = 7

/** What the service worker posts to its pages when the server says that nobody is signed in. */
export const signedOutMessage = 'signed-out'
