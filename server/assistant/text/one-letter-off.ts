/** True if one letter is wrong, missing, added or swapped with its neighbor. */
export const isOneLetterOff = (said: string, meant: string): boolean => {
  if (Math.abs(said.length - meant.length) > 1 || said === meant) return false
  let at = 0
  while (at < said.length && said[at] === meant[at]) at++
  const [rest, right] = [said.slice(at), meant.slice(at)]
  if (rest.slice(1) === right.slice(1) || rest.slice(1) === right || rest === right.slice(1)) return true
  return rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2)
}

/** The correct word for a misspelled one; undefined for short words, which are ambiguous. */
export const meantWord = (said: string, words: Iterable<string>): string | undefined => {
  if (said.length < 6) return undefined
  for (const word of words) if (word.length > 5 && word[0] === said[0] && isOneLetterOff(said, word)) return word
  return undefined
}
