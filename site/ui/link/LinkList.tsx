import type { ComponentProps } from 'react'

interface LinkListProps extends ComponentProps<'ul'> {
  links: readonly { label: string; href: string }[]
}

/** A list of nothing but links. */
export function LinkList({ links, ...rest }: LinkListProps) {
  return (
    <ul {...rest}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className="tap" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
