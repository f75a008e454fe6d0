import type { ComponentProps } from 'react'
import type { Home } from '../../content/schema/pages/home.ts'
import { estimateLink } from '../../pricing/estimate-answers.ts'
import { link } from '../link.ts'
import { QuoteButton } from '../quote/QuoteButton.tsx'
import { ArrowLink } from '../ui/link/ArrowLink.tsx'
import './wait-steps.css'

interface WaitStepsProps extends Omit<ComponentProps<'div'>, 'children'> {
  words: Pick<NonNullable<Home['wash']>, 'remind' | 'windows'>
}

/** What to do where waiting wins: be reminded, or price windows instead. */
export function WaitSteps({ words: { remind, windows }, ...rest }: WaitStepsProps) {
  return (
    <div className="wait-steps" {...rest}>
      <QuoteButton
        variant="water"
        size="small"
        note={remind.note}
        data-submit={remind.label}
        plainHref={link('/quote#reminder')}
      >
        {remind.label}
      </QuoteButton>
      <ArrowLink href={link(estimateLink({ service: 'windows' }))}>{windows}</ArrowLink>
    </div>
  )
}
