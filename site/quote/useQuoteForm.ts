import { type ComponentProps, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { QuoteWords } from '../../content/schema/interface.ts'
import { quoteFields } from '../../contract/quote-fields.ts'
import { checkAnswers, errorsInReply, requiredAnswers } from './answers.ts'
import { type SendOutcome, sendForm } from './send-form.ts'
import { sendKeys } from './send-key.ts'
import { idle, reduceSubmission, type SubmissionEvent } from './submission.ts'

type FormProps = Required<Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onInput'>>

interface QuoteFormOptions {
  words: QuoteWords
  onMissing: () => void
  onSend: () => void
  onAccepted: () => void
  onRefused: (message: string) => void
}

const inputsOf = (form: HTMLFormElement) => [...form.elements].filter((element) => element instanceof HTMLInputElement)

const eventFor = (outcome: SendOutcome, words: QuoteWords): SubmissionEvent => {
  switch (outcome.kind) {
    case 'ok':
      return { type: 'accepted' }
    case 'errors':
      return { type: 'refused', message: words.failed, errors: errorsInReply(outcome.errors, words.fields) }
    case 'unexpected':
      return { type: 'refused', message: words.unexpected }
    case 'network':
      return { type: 'refused', message: outcome.message }
  }
}

/** Leads a quote form through checking, sending and its outcome. Its inputs stay the browser's own. */
export const useQuoteForm = ({ words, onMissing, onSend, onAccepted, onRefused }: QuoteFormOptions) => {
  const [submission, dispatch] = useReducer(reduceSubmission, idle)
  const formRef = useRef<HTMLFormElement>(null)
  const [keys] = useState(() => sendKeys())
  const [openedAt] = useState(() => performance.now())

  // Until here the browser checks the answers; from here we do, in our own words.
  useLayoutEffect(() => {
    if (formRef.current) formRef.current.noValidate = true
  }, [])

  /** Shows the event at once, so that what is focused is described by its error. */
  const show = (form: HTMLFormElement, event: SubmissionEvent) => {
    flushSync(() => dispatch(event))
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const send = async (form: HTMLFormElement) => {
    const answers = new FormData(form)
    answers.set(quoteFields.key, keys.keyFor([...answers]))
    answers.set(quoteFields.age, String(Math.round(performance.now() - openedAt)))
    answers.set(quoteFields.replyTo, String(answers.get(quoteFields.email)))
    show(form, { type: 'sent' })
    onSend()
    const event = eventFor(await sendForm(form.action, answers), words)
    show(form, event)
    if (event.type === 'refused') return onRefused(event.message)
    form.reset()
    keys.renew()
    onAccepted()
  }

  const onSubmit: FormProps['onSubmit'] = (event) => {
    event.preventDefault()
    if (submission.status === 'sending') return
    const form = event.currentTarget
    const { errors, missing } = checkAnswers(inputsOf(form), words.fields)
    if (Object.keys(errors).length === 0) return void send(form)
    show(form, { type: 'incomplete', errors })
    if (missing) onMissing()
  }

  const onInput: FormProps['onInput'] = ({ target }) => {
    const field = requiredAnswers.find((name) => target instanceof HTMLInputElement && target.name === name)
    if (field && submission.errors[field]) dispatch({ type: 'corrected', field })
  }

  return { submission, formProps: { ref: formRef, onSubmit, onInput } }
}
