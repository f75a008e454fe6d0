import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// The special-purpose registries of IANA: what does not lead to a machine on the public internet.
const closed4 = new BlockList()
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [address = '', bits] = network.split('/')
  closed4.addSubnet(address, Number(bits), 'ipv4')
}

const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
// Teredo, documentation and 6to4 hold addresses of version 4, or lead nowhere.
const closed6 = new BlockList()
closed6.addSubnet('2001::', 23, 'ipv6')
closed6.addSubnet('2001:db8::', 32, 'ipv6')
closed6.addSubnet('2002::', 16, 'ipv6')

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !closed4.check(address, 'ipv4')
    case 6:
      return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
    default:
      return false
  }
}

/** As `dns.lookup`, and an error where any of the addresses is not public: a name can lead anywhere, and elsewhere each time. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error('The name has no address'), '', 0)
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('The name leads to an address that is not public'), '', 0)
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** Whether a push may go there: https, on its usual port, to a name or an address of the public internet. */
export const isPublicEndpoint = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  const host = hostOf(url)
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return isIP(host) === 0 ? /\.[a-z][a-z0-9-]*$/.test(host) : isPublicAddress(host)
}
