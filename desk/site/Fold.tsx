import { type ComponentProps, useState } from 'react'

/** A card that opens on tap and renders its content only then. */
export function Fold({ title, children, ...rest }: Omit<ComponentProps<'details'>, 'onToggle'> & { title: string }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className="card" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)} {...rest}>
      <summary>{title}</summary>
      {wasOpened && children}
    </details>
  )
}
