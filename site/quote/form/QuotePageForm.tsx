import type { InterfaceWords, QuoteWords } from '../../../content/schema/interface.ts'
import { link } from '../../link.ts'
import { ToastRegion } from '../../toast/ToastRegion.tsx'
import { useToasts } from '../../toast/useToasts.ts'
import { IslandBoundary } from '../../ui/IslandBoundary.tsx'
import { SendNotice } from '../SendNotice.tsx'
import { useUnsent } from '../unsent/useUnsent.ts'
import { QuoteForm, quoteFormId } from './QuoteForm.tsx'
import { useQuoteForm } from './useQuoteForm.ts'

interface QuotePageFormProps {
  words: QuoteWords
  toastWords: InterfaceWords['toast']
  action: string
  phone: { href: string; number: string }
  /** That every answer is needed. */
  required: string
}

const idPrefix = 'quote-page'
const formId = quoteFormId(idPrefix)

/** The form of the quote page. It works by itself; awake it loses nothing, like the dialog, and leads to the same page. */
export function QuotePageForm(props: QuotePageFormProps) {
  const { words, action, required } = props
  return (
    <IslandBoundary
      formId={formId}
      fallback={
        <QuoteForm idPrefix={idPrefix} action={action} words={words}>
          <p className="soft">{required}</p>
        </QuoteForm>
      }
    >
      <LiveQuotePageForm {...props} />
    </IslandBoundary>
  )
}

function LiveQuotePageForm({ words, toastWords, action, phone, required }: QuotePageFormProps) {
  const { toasts, show, dismiss } = useToasts()
  const dismissAll = () => {
    for (const { id } of toasts) dismiss(id)
  }
  const { waits, unsent } = useUnsent({
    action,
    onSent: (request) => {
      settle(request)
      show({ ...words.success, variant: 'success', place: 'page' })
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
    onAccepted: () => location.assign(link('/thanks')),
    onRefused: () => undefined,
  })

  return (
    <>
      <QuoteForm
        idPrefix={idPrefix}
        action={action}
        words={words}
        submission={submission}
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
        <div data-form-errors={words.summary} />
        <p className="soft">{required}</p>
      </QuoteForm>
      <ToastRegion place="page" words={toastWords} toasts={toasts} onDismiss={dismiss} />
    </>
  )
}
