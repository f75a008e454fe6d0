import { isIP } from 'node:net'

// Reserved names: RFC 2606, RFC 6761, RFC 6762, RFC 8375, and ICANN's `internal`.
const reserved = /(^|\.)(test|example|invalid|localhost|local|internal|home\.arpa|example\.(com|net|org))$/i

/** True if a host name, or a mail address's domain, can exist on the internet. */
export const isPublicName = (host: string): boolean =>
  host.includes('.') && isIP(host.replace(/^\[|\]$/g, '')) === 0 && !reserved.test(host)

/** True if a site at this URL is public. */
export const isLive = (siteUrl: string): boolean => isPublicName(new URL(siteUrl).hostname)
