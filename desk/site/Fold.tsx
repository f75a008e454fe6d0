import { type ReactNode, useState } from 'react'

interface FoldProps {
  title: string
  /** Opened from the start. */
  isOpen?: boolean
  children: ReactNode
}

/** A card that opens on tap and renders its content only then. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(isOpen)
  return (
    <details className="card" open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{title}</summary>
      {wasOpened && children}
    </details>
  )
}
