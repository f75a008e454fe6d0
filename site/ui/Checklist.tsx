import { Icon } from './icon/Icon.tsx'
import type { IconName } from './icon/icons.ts'
import './checklist.css'

/** A list of short statements, each with a tick. */
export function Checklist({ items, icon = 'check' }: { items: readonly string[]; icon?: IconName }) {
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
