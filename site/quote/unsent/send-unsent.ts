import { formDataOf } from '../form/form-answers.ts'
import { type SendOutcome, sendForm } from '../send-form.ts'
import { inOneTab } from './one-tab.ts'
import { keyOf, type UnsentRequest, type UnsentRequests } from './unsent.ts'

interface SendUnsentOptions {
  unsent: Pick<UnsentRequests, 'list' | 'forget'>
  action: string
  onSent: (request: UnsentRequest) => void
  send?: (action: string, answers: FormData) => Promise<SendOutcome>
}

/**
 * Sends what waits, one request after the other, and forgets what was taken. A refused request stays: only its sender
 * may give it up. True when another try makes sense.
 */
export const sendUnsent = async ({ unsent, action, onSent, send = sendForm }: SendUnsentOptions): Promise<boolean> => {
  const again = await inOneTab(async () => {
    let waiting = false
    for (const request of unsent.list()) {
      const outcome = await send(action, formDataOf(request.answers))
      if (outcome.kind === 'ok') {
        unsent.forget(keyOf(request.answers))
        onSent(request)
      } else if (outcome.temporary) waiting = true
    }
    return waiting
  })
  return again ?? unsent.list().length > 0
}
