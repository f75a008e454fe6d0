import { type ComponentProps, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { QuoteWords } from '../../../content/schema/interface.ts'
import { quoteFields } from '../../../contract/quote-fields.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { fieldsOf as typedFields } from '../../ui/typed-fields.ts'
import { useTypedFields } from '../../ui/useTypedFields.ts'
import { buttonOfNote, hasShownChat, noteOf } from '../open-quote.ts'
import type { Sent } from '../say-success.ts'
import { sendForm } from '../send-form.ts'
import { sendKeys } from '../send-key.ts'
import { whileOthersWait } from '../unsent/one-tab.ts'
import { answerTo, type UnsentRequest, type UnsentRequests } from '../unsent/unsent.ts'
import { visitDirectives } from '../visit.ts'
import { checkAnswers, shownFieldOf } from './answers.ts'
import { doubtsIn } from './doubts.ts'
import { quoteDraft } from './draft.ts'
import { useFormAge } from './form-age.ts'
import { answersIn, formDataOf, sameWords, withDirectives, wordsIn } from './form-answers.ts'
import { formatPhoneField } from './phone-format.ts'
import { eventFor } from './refusal-event.ts'
import { idle, type Refusal, reduceSubmission, type SubmissionEvent } from './submission.ts'

type FormProps = Required<Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onInput' | 'onFocus'>>

interface QuoteFormOptions {
  formId: string
  words: QuoteWords
  unsent: UnsentRequests
  /** Called when an answer is missing or mistyped, instead of sending, and with `false` once none is missing. */
  onIncomplete: (missing: boolean) => void
  onSend: () => void
  /** `next` is the page that the server leads to. */
  onAccepted: (sent: Sent, next: string) => void
  onRefused: (refusal: Refusal) => void
}

const draft = quoteDraft()

/** Saves the visitor's answers, without a note that a button wrote. */
const saveDraft = (form: HTMLFormElement) => {
  const note = noteOf(form)
  const isTyped = buttonOfNote(note) === undefined
  draft.save(typedFields(form).filter((field) => isTyped || field !== note))
}

const sentWith = (form: HTMLFormElement): Sent => ({
  name: form.querySelector<HTMLInputElement>(`[name="${quoteFields.name}"]`)?.value ?? '',
  phone: form.querySelector<HTMLInputElement>(`[name="${quoteFields.phone}"]`)?.value ?? '',
  email: form.querySelector<HTMLInputElement>(`[name="${quoteFields.email}"]`)?.value ?? '',
  job: form.querySelector<HTMLInputElement>(`[name="${quoteFields.estimate}"]:checked`)?.dataset.job,
})

// False while an input method composes, and for undo and redo.
const isPlainInput = (event: Event) =>
  !(event instanceof InputEvent && (event.isComposing || event.inputType.startsWith('history')))

/** Validates and sends a quote form and handles the outcome. Inputs are uncontrolled. */
export const useQuoteForm = ({
  formId,
  words,
  unsent,
  onIncomplete,
  onSend,
  onAccepted,
  onRefused,
}: QuoteFormOptions) => {
  const [submission, dispatch] = useReducer(reduceSubmission, idle)
  const formRef = useRef<HTMLFormElement>(null)
  const [keys] = useState(() => sendKeys())
  const askedDoubts = useRef('')
  useTypedFields(formRef, formId)
  const age = useFormAge(formRef)

  // Replaces the browser's validation by ours.
  useLayoutEffect(() => {
    if (!formRef.current) return
    formRef.current.noValidate = true
    draft.restore(typedFields(formRef.current))
    // Saves what was typed or autofilled before hydration.
    saveDraft(formRef.current)
  }, [])

  /** Renders synchronously, so that the focused field is described by its error. */
  const show = (form: HTMLFormElement, event: SubmissionEvent) => {
    flushSync(() => dispatch(event))
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const accept = (form: HTMLFormElement) => {
    show(form, { type: 'accepted' })
    form.reset()
    draft.clear()
    age.restart()
  }

  const send = async (form: HTMLFormElement) => {
    const typed = answersIn(form)
    const key = keys.keyFor(wordsIn(typed))
    const directives = visitDirectives(answerTo(typed, quoteFields.note) ?? '', hasShownChat(form))
    const answers = [...withDirectives(typed, { key, age: age.read() }), ...directives]
    show(form, { type: 'sent' })
    onSend()
    // Stored before sending, so that leaving the page loses nothing.
    const wasStored = unsent.keep(answers)
    const outcome = await whileOthersWait(() => sendForm(form.action, formDataOf(answers)))
    if (!outcome.temporary) unsent.forget(key)
    const event = eventFor(outcome, words)
    if (event.type === 'refused') {
      const refusal = { ...event, isKept: wasStored && outcome.temporary }
      show(form, refusal)
      return onRefused(refusal)
    }
    const sent = sentWith(form)
    accept(form)
    onAccepted(sent, outcome.kind === 'ok' ? outcome.next : '')
  }

  const onSubmit: FormProps['onSubmit'] = (event) => {
    event.preventDefault()
    if (submission.status === 'sending') return
    const form = event.currentTarget
    const { errors, missing } = checkAnswers(typedFields(form), words.fields)
    if (Object.keys(errors).length > 0) {
      show(form, { type: 'incomplete', errors })
      return afterPaint(() => onIncomplete(missing))
    }
    // Asked once: the second press sends the answers as they are, so that no lead is lost.
    const doubts = doubtsIn(typedFields(form), words.fields)
    const asked = JSON.stringify(doubts)
    if (asked === '{}' || asked === askedDoubts.current) return void send(form)
    askedDoubts.current = asked
    show(form, { type: 'incomplete', errors: doubts })
  }

  const onInput: FormProps['onInput'] = ({ currentTarget, target, nativeEvent }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    if (target instanceof HTMLInputElement && target.name === quoteFields.phone && isPlainInput(nativeEvent)) {
      formatPhoneField(target)
    }
    saveDraft(currentTarget)
    const field = shownFieldOf({ field: target.name })
    if (!field || !submission.errors[field]) return
    dispatch({ type: 'corrected', field })
    if (!checkAnswers(typedFields(currentTarget), words.fields).missing) onIncomplete(false)
  }

  /** Clears the form if it still shows a quote request that was sent later. True if it did. */
  const settle = ({ answers }: UnsentRequest): boolean => {
    const form = formRef.current
    if (!form || submission.status === 'sending' || !sameWords(answersIn(form), answers)) return false
    accept(form)
    return true
  }

  return { submission, settle, formProps: { ref: formRef, onSubmit, onInput, onFocus: age.start } }
}
