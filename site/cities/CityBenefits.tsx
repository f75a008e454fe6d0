import { BenefitCards } from '../ui/BenefitCards.tsx'
import { Section, SectionHead } from '../ui/Section.tsx'

interface CityBenefitsProps {
  title: string
  benefits: readonly { icon: string; title: string; text: string }[]
}

/** Three reasons that hold in this place. */
export function CityBenefits({ title, benefits }: CityBenefitsProps) {
  return (
    <Section tone="band" aria-labelledby="benefits-title">
      <div className="wrapper">
        <SectionHead id="benefits-title" title={title} />
        <BenefitCards items={benefits} />
      </div>
    </Section>
  )
}
