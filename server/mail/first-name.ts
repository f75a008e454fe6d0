const name = /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u

/**
 * The first name to greet somebody by: letters, hyphens and apostrophes, at most 20 characters; nothing otherwise. Somebody
 * may enter another person's address, and what goes out to it must carry no message of theirs.
 */
export const firstName = (fullName: string): string | undefined => {
  const [first = ''] = fullName.trim().split(/\s/, 1)
  return name.test(first) ? first : undefined
}
