import type { QuoteDraft } from '../../contract/desk/written-quote.ts'
import { Field } from '../../site/ui/Field.tsx'
import { words } from '../desk-content.ts'

const { lead: text, quoteForm } = words

interface QuoteLineFieldsProps {
  at: number
  line: QuoteDraft['lines'][number]
  hasText?: boolean
  isWrong: boolean
}

/** One line of a quote: what it is for, and what it costs. An empty line is not saved. */
export function QuoteLineFields({ at, line, hasText = true, isWrong }: QuoteLineFieldsProps) {
  const isFirst = at === 0
  return (
    <div className="quote-line">
      {hasText && (
        <Field
          id={`line-${at}`}
          name="line"
          label={quoteForm.line}
          maxLength={160}
          required={isFirst}
          autoComplete="off"
          defaultValue={line.text}
        />
      )}
      {/* Not of type number: there a browser reads 450,50 as 45050. The keyboard of digits has no minus for a discount. */}
      <Field
        id={isFirst ? 'amount' : `amount-${at}`}
        name="amount"
        label={text.quoteAmount}
        inputMode={isFirst ? 'decimal' : 'text'}
        autoComplete="off"
        required={isFirst}
        defaultValue={line.cents === null ? undefined : line.cents / 100}
        error={isWrong && isFirst ? text.quoteWrong : undefined}
      />
    </div>
  )
}
