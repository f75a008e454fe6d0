/** Runs `work` after the next paint, so that slow work does not delay the answer to a tap. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
