import { Icon } from './icon/Icon.tsx'
import type { IconName } from './icon/icons.ts'
import './checklist.css'

interface ChecklistProps {
  items: readonly string[]
  icon?: IconName
}

/** A list of short statements, each with a tick. */
export function Checklist({ items, icon = 'check' }: ChecklistProps) {
  return (
    <ul className="checklist">
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
