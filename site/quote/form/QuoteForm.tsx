import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { QuoteWords } from '../../../content/schema/interface.ts'
import { moreFieldNames, moreFields, quoteFields } from '../../../contract/quote-fields.ts'
import { furtherLanguage } from '../../link.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { requiredAnswers } from './answers.ts'
import { idle, type Submission } from './submission.ts'
import './quote-form.css'

export interface QuoteFormProps extends Omit<ComponentProps<'form'>, 'method' | 'encType'> {
  action: string
  words: QuoteWords
  /** Prefix of the fields' ids, because two forms can share a page. */
  idPrefix: string
  submission?: Submission
  /** Notice about a quote request that was not sent. */
  notice?: ReactNode
  /** Replaces the estimate's checkbox. */
  estimate?: ReactNode
}

/** Id of the form for an id prefix. */
export const quoteFormId = (idPrefix: string) => `${idPrefix}-form`

/** Attributes for autofill and on-screen keyboards. */
const inputs = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', enterKeyHint: 'next', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', enterKeyHint: 'next' },
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    enterKeyHint: 'send',
    spellCheck: false,
  },
} as const

/**
 * The quote form. Works natively; an island adds the states of a `Submission`. Children are placed before the fields.
 */
export function QuoteForm(props: QuoteFormProps) {
  const {
    action,
    words,
    idPrefix,
    submission = idle,
    notice,
    estimate,
    className,
    autoFocus,
    children,
    ...rest
  } = props
  const sending = submission.status === 'sending'
  return (
    <form
      id={quoteFormId(idPrefix)}
      className={className ? `quote-form flow ${className}` : 'quote-form flow'}
      method="post"
      encType="multipart/form-data"
      action={action}
      aria-busy={sending}
      {...rest}
    >
      {children}
      {notice}
      {requiredAnswers.map((key) => (
        <Field
          key={key}
          id={`${idPrefix}-${key}`}
          name={quoteFields[key]}
          error={submission.errors[key]}
          disabled={sending}
          required
          label={words.fields[key].label}
          {...inputs[key]}
          placeholder={words.fields[key].placeholder}
          autoFocus={key === 'name' && autoFocus}
        />
      ))}
      {moreFieldNames.map((name) => {
        const said = moreFields[name].isAsked ? words.fields.more?.[name] : undefined
        return (
          said && (
            <Field
              key={name}
              id={`${idPrefix}-${name}`}
              name={name}
              type="text"
              inputMode={moreFields[name].kind === 'count' ? 'numeric' : 'text'}
              disabled={sending}
              error={submission.errors[name]}
              {...said}
            />
          )
        )
      })}
      <NoteField id={`${idPrefix}-note`} name={quoteFields.note} label={words.fields.note.label} disabled={sending} />
      {estimate ?? <EstimateBox disabled={sending} />}
      {furtherLanguage && <input type="hidden" name={quoteFields.language} value={furtherLanguage} />}
      <input
        type="text"
        name={quoteFields.trap}
        className="hidden-visually"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        aria-hidden
      />
      <Button variant="sun" width="full" type="submit" disabled={sending}>
        {sending && <LoaderCircle className="icon spinner" aria-hidden="true" />}
        <span>{sending ? words.sending : words.submit}</span>
      </Button>
    </form>
  )
}

/** Checkbox that sends an estimate along. Hidden until `offerEstimate` fills it outside of React. */
function EstimateBox(props: ComponentProps<'input'>) {
  return (
    <label className="quote-estimate" hidden>
      <input type="checkbox" name={quoteFields.estimate} {...props} />
      <span suppressHydrationWarning>{''}</span>
    </label>
  )
}

interface NoteFieldProps extends ComponentProps<'textarea'> {
  id: string
  label: string
}

/** Hidden by CSS until it contains a note. */
function NoteField({ id, label, ...rest }: NoteFieldProps) {
  return (
    <div className="field flow quote-note">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} placeholder=" " rows={3} {...rest} />
    </div>
  )
}
