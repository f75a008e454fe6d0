const limit = 120

/** A review as the carousel shows it: at most 120 characters, an ellipsis for what was cut. */
export const cutText = (text: string): string => {
  const characters = [...text]
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : text
}
