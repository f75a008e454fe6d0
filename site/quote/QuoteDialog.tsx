import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import type { InterfaceWords, QuoteWords } from '../../content/schema/interface.ts'
import { ToastRegion } from '../toast/ToastRegion.tsx'
import { useToasts } from '../toast/useToasts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { QuoteForm, type QuoteFormProps } from './form/QuoteForm.tsx'
import { useQuoteForm } from './form/useQuoteForm.ts'
import { NextSteps } from './NextSteps.tsx'
import { quoteDialogId } from './open-quote.ts'
import { QuoteBoundary } from './QuoteBoundary.tsx'
import { keptSentence, SendNotice } from './SendNotice.tsx'
import { useUnsent } from './unsent/useUnsent.ts'
import './quote-dialog.css'

export interface QuoteDialogProps extends Omit<ComponentProps<typeof Dialog>, 'id' | 'closeLabel' | 'children'> {
  words: QuoteWords
  toastWords: InterfaceWords['toast']
  action: QuoteFormProps['action']
  phone: { href: string; number: string }
  /** What the dialog says when its own code breaks, and where the form can be had without it. */
  broken: { title: string; href: string }
  /** The picture beside the form on wide screens. */
  photo?: ReactNode
}

/** Get Your FREE Quote: the same dialog on every page, with the notices that belong to it. */
export function QuoteDialog({ broken, ...props }: QuoteDialogProps) {
  return (
    <QuoteBoundary
      title={broken.title}
      href={broken.href}
      linkLabel={props.words.noScript}
      closeLabel={props.words.close}
    >
      <LiveQuoteDialog {...props} />
    </QuoteBoundary>
  )
}

function LiveQuoteDialog({ words, toastWords, action, phone, photo, ...rest }: Omit<QuoteDialogProps, 'broken'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const { toasts, show, dismiss } = useToasts()
  const dismissAll = (place?: 'dialog') => {
    for (const toast of toasts) if (toast.open && (!place || toast.place === place)) dismiss(toast.id)
  }

  const { waits, unsent } = useUnsent({
    action,
    onSent: (request) => {
      if (settle(request)) dialog.current?.close()
      show({ ...words.success, variant: 'success', place: dialog.current?.open ? 'dialog' : 'page' })
    },
  })
  const { submission, settle, formProps } = useQuoteForm({
    words,
    unsent,
    onIncomplete: (missing) =>
      missing ? show({ ...words.missing, variant: 'destructive', place: 'dialog' }) : dismissAll('dialog'),
    onSend: () => {
      dismissAll()
      title.current?.focus()
    },
    onAccepted: () => {
      dialog.current?.close()
      show({ ...words.success, variant: 'success', place: 'page' })
    },
    // Whoever closed the dialog meanwhile would not see the message in it.
    onRefused: ({ message, reason, isOffline = false }) => {
      if (dialog.current?.open) return
      const kept = unsent.list().length > 0 ? keptSentence(words, isOffline) : undefined
      const text = [kept, reason].filter(Boolean).join(' ')
      show({ title: message, text, variant: 'destructive', place: 'page' })
    },
  })
  const region = { toasts, words: toastWords, onDismiss: dismiss }

  return (
    <>
      <Dialog
        id={quoteDialogId}
        ref={dialog}
        className="quote"
        closeLabel={words.close}
        aria-labelledby={titleId}
        onClose={() => dismissAll('dialog')}
        {...rest}
      >
        <div className="quote-grid">
          <NextSteps words={words.next} photo={photo} />
          <div className="quote-main">
            <h2 id={titleId} ref={title} tabIndex={-1}>
              {words.title}
            </h2>
            <p className="soft">{words.subtitle}</p>
            <QuoteForm
              autoFocus
              idPrefix="quote"
              action={action}
              words={words}
              submission={submission}
              notice={
                <SendNotice
                  words={words}
                  phone={phone}
                  submission={submission}
                  waits={waits}
                  onForget={() => {
                    unsent.clear()
                    title.current?.focus()
                  }}
                />
              }
              {...formProps}
            />
            <p className="quote-foot">
              {words.ratherTalk}{' '}
              <a className="number" href={phone.href}>
                {phone.number}
              </a>
            </p>
          </div>
        </div>
        <ToastRegion place="dialog" {...region} />
      </Dialog>
      <ToastRegion place="page" {...region} />
    </>
  )
}
