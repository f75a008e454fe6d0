/** Does `work` when what has changed on the screen has been painted: an answer first, then what takes longer than a tap may. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
