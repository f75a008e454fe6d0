import type { ReactNode } from 'react'
import { link } from '../../link.ts'
import { ToastRegion } from '../../toast/ToastRegion.tsx'
import { useToasts } from '../../toast/useToasts.ts'
import { IslandBoundary } from '../../ui/IslandBoundary.tsx'
import { keptText } from '../kept-text.ts'
import type { QuoteDialogProps } from '../QuoteDialog.tsx'
import { SendNotice } from '../SendNotice.tsx'
import { saySuccess, sentLater } from '../say-success.ts'
import { useUnsent } from '../unsent/useUnsent.ts'
import { PlainQuoteForm } from './PlainQuoteForm.tsx'
import { QuoteForm, quoteFormId } from './QuoteForm.tsx'
import { useQuoteForm } from './useQuoteForm.ts'

interface QuotePageFormProps extends Omit<QuoteDialogProps, 'privacy' | 'photosLabel' | 'photo'> {
  /** Marker for the estimate's checkbox. */
  children?: ReactNode
}

const idPrefix = 'quote-page'
const formId = quoteFormId(idPrefix)
/** The notice of the sent request, which the page of thanks says. */
const keptNotice = keptText('quote-sent', () => sessionStorage)

/**
 * The quote page's form. Works natively; hydrated, it stores unsent quote requests as the dialog does, and leads to the
 * same page.
 */
export function QuotePageForm(props: QuotePageFormProps) {
  const { words, action, required, children } = props
  return (
    <IslandBoundary
      formId={formId}
      fallback={
        <PlainQuoteForm idPrefix={idPrefix} action={action} words={words} estimate={children}>
          <p className="soft">{required}</p>
        </PlainQuoteForm>
      }
    >
      <LiveQuotePageForm {...props} />
    </IslandBoundary>
  )
}

function LiveQuotePageForm({ words, toastWords, action, phone, reply, required, children }: QuotePageFormProps) {
  const { toasts, show, dismiss } = useToasts()
  const dismissAll = () => {
    for (const { id } of toasts) dismiss(id)
  }
  const { waits, unsent } = useUnsent({
    action,
    onSent: (request) => {
      settle(request)
      const said = saySuccess(sentLater(request), words, reply)
      show({ ...said, variant: 'success', place: 'page' })
    },
  })
  const { submission, settle, formProps } = useQuoteForm({
    formId,
    words,
    unsent,
    onIncomplete: (missing) =>
      missing ? show({ ...words.missing, variant: 'destructive', place: 'page' }) : dismissAll(),
    onSend: () => {
      dismissAll()
      formProps.ref.current?.focus()
    },
    onAccepted: (sent, next) => {
      const { title, text } = saySuccess(sent, words, reply)
      keptNotice.write(`${title}\n${text}`)
      location.assign(next.startsWith(link('/thanks')) ? next : link('/thanks'))
    },
    onRefused: () => undefined,
  })

  return (
    <>
      <QuoteForm
        idPrefix={idPrefix}
        action={action}
        words={words}
        submission={submission}
        estimate={children}
        className="focus-unseen"
        tabIndex={-1}
        notice={
          <SendNotice
            words={words}
            phone={phone}
            submission={submission}
            waits={waits}
            onForget={() => {
              unsent.clear()
              formProps.ref.current?.focus()
            }}
          />
        }
        {...formProps}
      >
        <p className="soft">{required}</p>
      </QuoteForm>
      <ToastRegion place="page" words={toastWords} toasts={toasts} onDismiss={dismiss} />
    </>
  )
}
