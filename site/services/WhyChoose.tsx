import type { ServicesWords } from '../../content/schema/services-page.ts'
import { BenefitCards } from '../ui/BenefitCards.tsx'
import { Section, SectionHead } from '../ui/Section.tsx'

/** Three reasons to choose the business. */
export function WhyChoose({ words }: { words: ServicesWords['why'] }) {
  return (
    <Section tone="band" aria-labelledby="why-title">
      <div className="wrapper">
        <SectionHead id="why-title" title={words.title} />
        <BenefitCards items={words.items} />
      </div>
    </Section>
  )
}
