import { formDataOf } from '../form/form-answers.ts'
import { type SendOutcome, sendForm } from '../send-form.ts'
import { inOneTab } from './one-tab.ts'
import { keyOf, type UnsentRequest, type UnsentRequests } from './unsent.ts'

interface SendUnsentOptions {
  unsent: Pick<UnsentRequests, 'list' | 'forget'>
  action: string
  /** `next` is the page that the server leads to. */
  onSent: (request: UnsentRequest, next: string) => void
  send?: (action: string, answers: FormData) => Promise<SendOutcome>
}

/**
 * Sends waiting quote requests and forgets those that were stored. Rejected ones stay until the visitor gives up. True
 * if a retry makes sense.
 */
export const sendUnsent = async ({ unsent, action, onSent, send = sendForm }: SendUnsentOptions): Promise<boolean> => {
  const again = await inOneTab(async () => {
    let waiting = false
    for (const request of unsent.list()) {
      const outcome = await send(action, formDataOf(request.answers))
      if (outcome.kind === 'ok') {
        unsent.forget(keyOf(request.answers))
        onSent(request, outcome.next)
      } else if (outcome.temporary) waiting = true
    }
    return waiting
  })
  return again ?? unsent.list().length > 0
}
