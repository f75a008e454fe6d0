/** Pattern of `<input type=email>` in the HTML standard. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const formatCharacters = /\p{Cf}/gu
const domainCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u
const beyondAscii = /\P{ASCII}/u

/**
 * Removes invisible characters and spaces pasted with an email address, and writes an international domain in ASCII.
 * Browsers differ in both, so form and server call this before they check an address.
 */
export const plainEmail = (text: string): string => {
  const address = text.replace(formatCharacters, '').trim()
  const at = address.lastIndexOf('@')
  return at < 0 ? address : address.slice(0, at + 1) + domainInAscii(address.slice(at + 1))
}

const domainInAscii = (domain: string): string => {
  if (!domainCharacters.test(domain) || !beyondAscii.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}
