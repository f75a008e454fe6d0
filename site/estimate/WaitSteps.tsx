import type { Home } from '../../content/schema/pages/home.ts'
import { estimateLink } from '../../pricing/estimate-answers.ts'
import { link } from '../link.ts'
import { QuoteButton } from '../quote/QuoteButton.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import './wait-steps.css'

interface WaitStepsProps {
  words: Pick<NonNullable<Home['wash']>, 'remind' | 'windows'>
  /** True where a wash may pay in the month of the reminder. */
  reminds?: boolean
}

/** Next steps where a wash can wait: a price for windows, or a reminder in a month in which a wash may pay. */
export function WaitSteps({ words: { remind, windows }, reminds = false }: WaitStepsProps) {
  return (
    <div className="wait-steps">
      {reminds && (
        <QuoteButton variant="water" size="small" note={remind.note} data-submit={remind.label}>
          {remind.label}
        </QuoteButton>
      )}
      <ButtonLink
        variant={reminds ? 'outline' : 'water'}
        size="small"
        href={link(estimateLink({ service: 'windows' }))}
      >
        {windows}
      </ButtonLink>
    </div>
  )
}
