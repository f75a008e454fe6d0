import { Icon } from './icon/Icon.tsx'
import { iconNamed } from './icon/icons.ts'
import './benefit-cards.css'

interface BenefitCardsProps {
  items: readonly { title: string; text: string; icon?: string | undefined }[]
}

/** A few reasons side by side, each under a wet line. */
export function BenefitCards({ items }: BenefitCardsProps) {
  return (
    <div className="grid benefit-cards">
      {items.map(({ title, text, icon }) => (
        <div className="benefit-card" key={title}>
          {icon && <Icon name={iconNamed(icon)} />}
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}
