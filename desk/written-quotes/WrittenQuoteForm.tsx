import { useState } from 'react'
import { z } from 'zod'
import type { QuoteDraft, WrittenQuote } from '../../contract/desk/written-quote.ts'
import { quoteDraftSchema, totalOf } from '../../contract/desk/written-quote.ts'
import { Button } from '../../site/ui/Button.tsx'
import { useCustomerPage } from '../api/customer-calls.ts'
import { words } from '../desk-content.ts'
import { ChangeForm, type ChangeFormProps } from '../lead/ChangeForm.tsx'
import { DayField } from '../lead/DayField.tsx'
import { useTyped } from '../offline/typed.ts'
import { TextArea } from '../site/TextArea.tsx'
import { moneyText } from '../when.ts'
import { lastWritten } from './next-message.ts'
import { QuoteLineFields } from './QuoteLineFields.tsx'
import { draftIn, linesIn, textsIn } from './read-quote.ts'
import './written-quote-form.css'

const { lead: text, quoteForm } = words

// During input, a line's text and the day may be empty.
const typedQuoteSchema = quoteDraftSchema.extend({
  lines: z.array(z.object({ text: z.string(), cents: z.int().nullable() })).min(1),
  validUntil: z.string(),
})

/** Form of a written quote, prefilled from the estimate. Offline, only its amount. */
export function QuoteForm({ lead, ...rest }: ChangeFormProps) {
  const { data: page, isPending, isPaused } = useCustomerPage(lead)
  // Kept in state, so that somebody else's change does not replace the input.
  const { typed, keep, ending } = useTyped(`quote ${lead.id}`, typedQuoteSchema)
  const [draft, setDraft] = useState<QuoteDraft | undefined>(typed ?? lastWritten(lead))
  if (!draft && page) setDraft(page.draft)
  const ends = { onSave: ending(rest.onSave), onCancel: ending(rest.onCancel) }
  if (draft) return <WrittenForm draft={draft} lead={lead} onTyped={keep} {...rest} {...ends} />
  return isPending && !isPaused ? <p role="status">{words.loading}</p> : <AmountForm lead={lead} {...rest} />
}

function AmountForm({ lead, onSave, onCancel }: ChangeFormProps) {
  const [isWrong, setWrong] = useState(false)
  const submit = (answers: FormData) => {
    const [line] = linesIn(answers) ?? []
    setWrong(!line)
    if (line) onSave({ kind: 'quote', cents: line.cents })
  }
  return (
    <ChangeForm saveLabel={text.quoteSave} onCancel={onCancel} onSubmit={submit}>
      <input type="hidden" name="line" value="-" />
      <QuoteLineFields at={0} line={{ text: '', cents: lead.quotedCents }} hasText={false} isWrong={isWrong} />
    </ChangeForm>
  )
}

const newRow = (line: QuoteDraft['lines'][number]) => ({ id: crypto.randomUUID(), line })

interface WrittenFormProps extends ChangeFormProps {
  draft: QuoteDraft
  onTyped: (draft: QuoteDraft) => void
}

function WrittenForm({ draft, onTyped, onSave, onCancel }: WrittenFormProps) {
  const [rows, setRows] = useState(() => draft.lines.map(newRow))
  const [isWrong, setWrong] = useState(false)
  const [total, setTotal] = useState<number>()
  const submit = (answers: FormData) => {
    const lines = linesIn(answers)
    setWrong(!lines)
    if (!lines) return
    const written: WrittenQuote = {
      language: draft.language,
      lines,
      included: textsIn(answers, 'included', 200),
      terms: textsIn(answers, 'terms', 300),
      validUntil: String(answers.get('on')),
    }
    onSave({ kind: 'quote', cents: totalOf(lines), written })
  }
  return (
    <ChangeForm
      saveLabel={text.quoteSave}
      onCancel={onCancel}
      onSubmit={submit}
      onInput={({ currentTarget }) => {
        const answers = new FormData(currentTarget)
        onTyped(draftIn(answers, draft.language))
        const lines = linesIn(answers)
        setTotal(lines && totalOf(lines))
        if (lines) setWrong(false)
      }}
    >
      {rows.map(({ id, line }, at) => (
        <QuoteLineFields key={id} at={at} line={line} isWrong={isWrong} />
      ))}
      <Button variant="outline" size="small" onClick={() => setRows([...rows, newRow({ text: '', cents: null })])}>
        {quoteForm.addLine}
      </Button>
      {rows.length > 1 && total !== undefined && (
        <p className="quote-total">
          {quoteForm.total} <strong>{moneyText(total)}</strong>
        </p>
      )}
      <DayField label={quoteForm.until} day={draft.validUntil} />
      <details className="flow">
        <summary>{quoteForm.more}</summary>
        {(['included', 'terms'] as const).map((name) => (
          <TextArea
            key={name}
            {...{ id: name, name, label: quoteForm[name], rows: 6, maxLength: 4000 }}
            defaultValue={draft[name].join('\n')}
          />
        ))}
      </details>
    </ChangeForm>
  )
}
