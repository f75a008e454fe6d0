import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { InterfaceWords, QuoteWords } from '../../content/schema/interface.ts'
import type { Content } from '../../content/schema/read.ts'
import { link } from '../link.ts'
import { ToastRegion } from '../toast/ToastRegion.tsx'
import { useToasts } from '../toast/useToasts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { IslandBoundary } from '../ui/IslandBoundary.tsx'
import { modalWith } from '../ui/modal.ts'
import { useBackCloses } from '../ui/useBackCloses.ts'
import { PlainQuoteForm } from './form/PlainQuoteForm.tsx'
import { QuoteForm, type QuoteFormProps, quoteFormId } from './form/QuoteForm.tsx'
import { useQuoteForm } from './form/useQuoteForm.ts'
import { NextSteps } from './NextSteps.tsx'
import { buttonOfNote, noteOf, quoteDialogId } from './open-quote.ts'
import { keptSentence, SendNotice } from './SendNotice.tsx'
import { type ReplyTime, saySuccess, sentLater } from './say-success.ts'
import { useUnsent } from './unsent/useUnsent.ts'
import './quote-dialog.css'

export interface QuoteDialogProps {
  words: QuoteWords
  toastWords: InterfaceWords['toast']
  action: QuoteFormProps['action']
  phone: { href: string; number: string }
  reply: ReplyTime
  /** Says which answers are required. */
  required: string
  privacy: Content['quotePage']['privacy']
  /** Label of the link where the visitor adds photographs once the quote request is sent. */
  photosLabel?: string | undefined
  /** Picture beside the form on wide screens. */
  photo?: ReactNode
}

const idPrefix = 'quote'
const formId = quoteFormId(idPrefix)

const isOpenNow = () => typeof document !== 'undefined' && modalWith(quoteDialogId)?.open === true

const openAgain = () => {
  const dialog = modalWith(quoteDialogId)
  if (dialog && !dialog.open) dialog.showModal()
}

/** The quote dialog of every page, with its toasts. */
export function QuoteDialog(props: QuoteDialogProps) {
  return (
    <IslandBoundary formId={formId} fallback={<PlainQuoteDialog {...props} />} onBroken={openAgain}>
      <LiveQuoteDialog {...props} />
    </IslandBoundary>
  )
}

/** Fallback if the dialog's code fails: a native form. */
function PlainQuoteDialog({ words, action }: QuoteDialogProps) {
  return (
    <Dialog
      id={quoteDialogId}
      className="quote"
      closeLabel={words.close}
      aria-label={words.title}
      data-page={link('/quote')}
    >
      <div className="quote-main">
        <h2>{words.title}</h2>
        <PlainQuoteForm idPrefix={idPrefix} action={action} words={words} />
      </div>
    </Dialog>
  )
}

function LiveQuoteDialog(props: QuoteDialogProps) {
  const { words, toastWords, action, phone, reply, required, privacy, photosLabel, photo } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [wasOpen] = useState(isOpenNow)
  const [isOpen, setIsOpen] = useState(wasOpen)
  useBackCloses(isOpen, () => dialog.current?.close())
  // If React re-renders the dialog instead of hydrating it, the new one is closed. Runs before the form's effects,
  // which restore focus.
  useLayoutEffect(() => {
    if (wasOpen) openAgain()
  }, [wasOpen])
  // Label of a button that asks for something else than a quote; it becomes the title and the label of the submit button.
  const [asked, setAsked] = useState<string>()
  const { toasts, show, dismiss } = useToasts()
  const dismissAll = (place?: 'dialog') => {
    for (const toast of toasts) if (toast.open && (!place || toast.place === place)) dismiss(toast.id)
  }

  const photosLink = (next: string) =>
    photosLabel && next.includes('?photos=') ? { label: photosLabel, href: `${next}#photos` } : undefined

  const { waits, unsent } = useUnsent({
    action,
    onSent: (request, next) => {
      if (settle(request)) dialog.current?.close()
      const said = saySuccess(sentLater(request), words, reply)
      const place = dialog.current?.open ? 'dialog' : 'page'
      show({ ...said, variant: 'success', place, link: photosLink(next) })
    },
  })
  const { submission, settle, formProps } = useQuoteForm({
    formId,
    words,
    unsent,
    onIncomplete: (missing) =>
      missing ? show({ ...words.missing, variant: 'destructive', place: 'dialog' }) : dismissAll('dialog'),
    onSend: () => {
      dismissAll()
      title.current?.focus()
    },
    onAccepted: (sent, next) => {
      dialog.current?.close()
      const said = saySuccess(sent, words, reply)
      show({ ...said, text: asked ?? said.text, variant: 'success', place: 'page', link: photosLink(next) })
    },
    // A dialog closed meanwhile does not show its own message.
    onRefused: ({ message, reason = '', isOffline = false, isKept }) => {
      if (dialog.current?.open) return
      if (isKept) show({ title: keptSentence(words, isOffline), variant: 'success', place: 'page' })
      else show({ title: message, text: reason, variant: 'destructive', place: 'page' })
    },
  })
  useEffect(() => {
    const read = () => {
      setIsOpen(isOpenNow())
      setAsked(buttonOfNote(noteOf(formProps.ref.current))?.dataset.submit)
    }
    read()
    const opened = dialog.current
    opened?.addEventListener('toggle', read)
    return () => opened?.removeEventListener('toggle', read)
  }, [formProps.ref])
  const region = { toasts, words: toastWords, onDismiss: dismiss }

  return (
    <>
      <Dialog
        id={quoteDialogId}
        ref={dialog}
        className="quote"
        data-page={link('/quote')}
        closeLabel={words.close}
        aria-labelledby={titleId}
        onClose={() => {
          dismissAll('dialog')
          // The notice in the dialog is out of sight now.
          if (submission.isKept && waits)
            show({ title: keptSentence(words, submission.isOffline === true), variant: 'success', place: 'page' })
          // The next button that opens the form may be about something else.
          const note = noteOf(formProps.ref.current)
          if (note && buttonOfNote(note)) note.value = ''
        }}
      >
        <div className="quote-grid">
          <NextSteps words={asked ? undefined : words.next} photo={photo} />
          <div className="quote-main">
            <h2 id={titleId} className="focus-unseen" ref={title} tabIndex={-1}>
              {asked ?? words.title}
            </h2>
            <p className="soft">{asked === undefined ? `${words.subtitle} ${required}` : required}</p>
            <QuoteForm
              autoFocus
              idPrefix={idPrefix}
              action={action}
              words={{ ...words, submit: asked ?? words.submit }}
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
              <br />
              {privacy.text} <a href={privacy.link.href}>{privacy.link.label}</a>
            </p>
          </div>
        </div>
        <ToastRegion place="dialog" {...region} />
      </Dialog>
      <ToastRegion place="page" {...region} />
    </>
  )
}
