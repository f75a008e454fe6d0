import { expect, test } from '../browser/site.ts'
import { chatPanel } from './chat-panel.ts'
import { comparePicture } from './compare-picture.ts'
import { quoteDialog } from './quote-dialog.ts'

// Dialogs and the chat; pages are compared in access/every-page.test.ts.
const onPhone = { width: 390, reducedMotion: true }

test('the quote dialog with errors looks as recorded', async ({ visit }) => {
  const page = await visit('/services', onPhone)
  const quote = quoteDialog(page)
  await quote.open()
  await quote.submit.click()
  await expect.poll(() => quote.dialog.getByRole('alert').isVisible()).toBe(true)
  await comparePicture(page, 'quote-errors-390', { fullPage: false })
})

test('the chat looks as recorded', async ({ visit }) => {
  const page = await visit('/services', onPhone)
  await chatPanel(page).open()
  await comparePicture(page, 'chat-390', { fullPage: false })
})
