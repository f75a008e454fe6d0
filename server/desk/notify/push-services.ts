// The push services of Chrome and what is built on it, Firefox, Safari and Edge.
const services =
  /^(?:fcm\.googleapis\.com|(?:[a-z0-9-]+\.)*(?:push\.services\.mozilla|push\.apple|notify\.windows)\.com)$/

/** Whether an endpoint is an https address of a browser's push service, on the usual port. */
export const isPushService = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  return protocol === 'https:' && port === '' && username === '' && password === '' && services.test(hostname)
}
