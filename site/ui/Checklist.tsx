import type { ComponentProps } from 'react'
import { Icon } from './icon/Icon.tsx'
import type { IconName } from './icon/icons.ts'
import './checklist.css'

interface ChecklistProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly string[]
  icon?: IconName
}

/** A list of short statements, each with a tick. */
export function Checklist({ items, icon = 'check', className, ...rest }: ChecklistProps) {
  return (
    <ul className={className ? `checklist ${className}` : 'checklist'} {...rest}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
