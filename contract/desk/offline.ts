/** Response header of a cached answer: when the device stored it, ISO 8601. */
export const keptAtHeader = 'x-kept-at'

/** Days that a device keeps leads it has shown. */
export const keptDays = 7

/** Message from the service worker to its pages after a 401. */
export const signedOutMessage = 'signed-out'
