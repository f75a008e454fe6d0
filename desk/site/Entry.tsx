import type { ReactNode } from 'react'
import { Button } from '../../site/ui/Button.tsx'
import { words } from '../desk-content.ts'
import { SmallPictures } from './LookFields.tsx'

const { site } = words

interface EntryProps {
  name: string
  note: string
  pictures: readonly string[]
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onUp: (() => void) | undefined
  onRemove: () => void
  children: ReactNode
}

/** An entry of a list: its name and pictures, and its fields while open. */
export function Entry({ name, note, pictures, isOpen, onOpen, onUp, onRemove, children }: EntryProps) {
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary>
        <span>
          <span>{name}</span>
          {note && <small className="soft">{note}</small>}
        </span>
        {pictures.length > 0 && <SmallPictures names={pictures} />}
      </summary>
      {isOpen && (
        <div className="flow">
          {children}
          <div className="next-steps">
            {onUp && (
              <Button variant="outline" onClick={onUp}>
                {site.moveUp}
              </Button>
            )}
            <Button variant="outline" onClick={onRemove}>
              {site.remove}
            </Button>
          </div>
        </div>
      )}
    </details>
  )
}
