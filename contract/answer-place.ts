/** Marker in a built page; the server replaces it with its answer to a visitor without script. */
export const answerPlace = '<!--answer-->'
