/** The rule of `<input type=email>`, from the HTML standard. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const formatCharacters = /\p{Cf}/gu
const internationalDomain = /@((?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+)$/u

/**
 * An email address as mail servers take it: without the invisible characters and spaces that are pasted along, and with
 * an international domain in ASCII. Browsers differ in both; form and server call this before they judge an address.
 */
export const plainEmail = (text: string): string =>
  text
    .replace(formatCharacters, '')
    .trim()
    .replace(internationalDomain, (whole, domain: string) => {
      try {
        return `@${new URL(`http://${domain}`).hostname}`
      } catch {
        return whole
      }
    })
