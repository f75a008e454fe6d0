import { afterPaint } from './after-paint.ts'

/**
 * Shows a modal as closed, and closes it when that has been painted: then the browser computes the style of the whole page
 * behind it, which on a cheap phone takes longer than a tap may.
 */
export const closeAfterPaint = (dialog: HTMLDialogElement | null): void => {
  if (!dialog) return
  dialog.dataset.closing = ''
  afterPaint(() => {
    delete dialog.dataset.closing
    dialog.close()
  })
}
