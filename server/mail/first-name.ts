const name = /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u

/**
 * First name for a greeting: letters, hyphens and apostrophes, at most 20 characters; otherwise undefined. Somebody may
 * enter another person's address, so the letter must not carry a message.
 */
export const firstName = (fullName: string): string | undefined => {
  const [first = ''] = fullName.trim().split(/\s/, 1)
  return name.test(first) ? first : undefined
}
