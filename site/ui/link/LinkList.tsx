import type { ComponentProps } from 'react'

interface LinkListProps extends ComponentProps<'ul'> {
  links: readonly { label: string; href: string }[]
  /** Last item, which is no link. */
  also?: string | undefined
}

/** A list of links. */
export function LinkList({ links, also, ...rest }: LinkListProps) {
  return (
    <ul {...rest}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className="tap" href={href}>
            {label}
          </a>
        </li>
      ))}
      {also && <li className="soft">{also}</li>}
    </ul>
  )
}
