import { type ClipboardEvent, type ComponentProps, createContext, useEffect, useRef, useState } from 'react'
import type { Json } from '../../../contract/desk/field-diff.ts'
import type { Figures } from '../../../contract/desk/site.ts'
import { partsOf } from './token-text.ts'

type FormFacts = {
  figures: Figures
  /** Texts of its reviews that no customer wrote. */
  samples: readonly string[]
  /** The whole form, because the label of a price names the number of panels. */
  value: Json
}

/** Values shared by all fields of a form. */
export const FormContext = createContext<FormFacts>({ figures: {}, samples: [], value: null })

interface TokenTextProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Initial text. Uncontrolled, because the cursor would jump. */
  start: string
  figures: Figures
  /** Called with the text, figures as `{tokens}`. */
  onChange: (written: string) => void
}

const chipOf = (token: string, reads: string) => {
  const chip = document.createElement('span')
  chip.className = 'token'
  chip.contentEditable = 'false'
  chip.dataset.token = token
  chip.textContent = reads
  return chip
}

const writtenIn = (node: Node): string => {
  if (node instanceof HTMLElement && node.dataset.token) return node.dataset.token
  if (node instanceof HTMLBRElement) return '\n'
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  const isBlock = node instanceof HTMLDivElement && node.previousSibling !== null
  return (isBlock ? '\n' : '') + [...node.childNodes].map(writtenIn).join('')
}

// Pastes plain text only.
const pasteText = (event: ClipboardEvent) => {
  event.preventDefault()
  document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
}

// Neither input nor textarea can hold a chip.
const textbox = { role: 'textbox', tabIndex: 0, 'aria-multiline': true } as const

/** A text editor in which figures of the price list are chips: movable and removable, but not editable. */
export function TokenText({ start, figures, onChange, ...rest }: TokenTextProps) {
  const [parts] = useState(() => partsOf(start, figures))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.replaceChildren(...parts.map((part) => ('text' in part ? part.text : chipOf(part.token, part.reads))))
  }, [parts])
  return (
    <div
      ref={box}
      className="token-text"
      {...textbox}
      contentEditable
      suppressContentEditableWarning
      onPaste={pasteText}
      onInput={({ currentTarget }) =>
        onChange(
          [...currentTarget.childNodes]
            .map(writtenIn)
            .join('')
            .replace(/\u00a0/g, ' ')
            .trim(),
        )
      }
      {...rest}
    />
  )
}
