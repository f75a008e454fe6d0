// Push services of Chrome and its relatives, Firefox, Safari and Edge.
const services =
  /^(?:fcm\.googleapis\.com|(?:[a-z0-9-]+\.)*(?:push\.services\.mozilla|push\.apple|notify\.windows)\.com)$/

/** True for an https URL of a browser's push service on the default port. */
export const isPushService = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  return protocol === 'https:' && port === '' && username === '' && password === '' && services.test(hostname)
}
