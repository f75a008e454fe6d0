/** Marks the one place of a built page where the server writes its answer to a visitor without script. */
export const answerPlace = '<!--answer-->'
