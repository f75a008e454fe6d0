import { isIP } from 'node:net'

// Names that nobody can own: RFC 2606, RFC 6761, RFC 6762, RFC 8375, and the one that ICANN keeps for private use.
const reserved = /(^|\.)(test|example|invalid|localhost|local|internal|home\.arpa|example\.(com|net|org))$/i

/** Whether a host name, or the domain of a mail address, can belong to somebody on the internet. */
export const isPublicName = (host: string): boolean =>
  host.includes('.') && isIP(host.replace(/^\[|\]$/g, '')) === 0 && !reserved.test(host)

/** Whether a site at this address is live: whoever knows the address can read it. */
export const isLive = (siteUrl: string): boolean => isPublicName(new URL(siteUrl).hostname)
