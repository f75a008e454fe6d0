import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icons.ts'

interface LinkListProps extends ComponentProps<'ul'> {
  links: readonly { label: string; href: string }[]
  /** Stands behind each label. */
  icon?: IconName
}

/** A list of nothing but links. */
export function LinkList({ links, icon, ...rest }: LinkListProps) {
  return (
    <ul {...rest}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            {label}
            {icon && <Icon name={icon} />}
          </a>
        </li>
      ))}
    </ul>
  )
}
