import type { Reasons } from '../../content/schema/meta.ts'
import { BenefitCards } from '../ui/BenefitCards.tsx'
import { Section, SectionHead } from '../ui/Section.tsx'

/** Three reasons to choose the business. */
export function WhyChoose({ words, tone = 'band' }: { words: Reasons; tone?: 'band' | 'page' }) {
  return (
    <Section tone={tone} sweptBelow aria-labelledby="why-title">
      <div className="wrapper">
        <SectionHead id="why-title" title={words.title} />
        <BenefitCards items={words.items} />
      </div>
    </Section>
  )
}
