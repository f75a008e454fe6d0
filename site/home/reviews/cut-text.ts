const limit = 120
/** How far from the limit a word may end for the cut to fall there. */
const near = 15

/** A review as the carousel shows it: at most 120 characters, cut where a word ends if one does nearby, and an ellipsis. */
export const cutText = (text: string): string => {
  const characters = [...text]
  if (characters.length <= limit) return text
  const kept = characters.slice(0, limit)
  const wordEnd = characters[limit] === ' ' ? limit : kept.lastIndexOf(' ')
  const end = limit - wordEnd <= near ? wordEnd : limit
  return `${kept.slice(0, end).join('').trimEnd()}…`
}
