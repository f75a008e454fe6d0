import type { ReactNode } from 'react'
import './aside-card.css'

interface AsideCardProps {
  title: string
  text?: string | undefined
  children: ReactNode
}

/** A small card beside a long text. */
export function AsideCard({ title, text, children }: AsideCardProps) {
  return (
    <div className="aside-card flow">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}
