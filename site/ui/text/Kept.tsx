import { keepTogether } from './keep-together.ts'

interface KeptProps {
  text: string
  /** Makes links of phone numbers. Not inside another link. */
  phones?: boolean
}

const phone = /^\(\d{3}\) \d{3}-\d{4}$/

/** A text of which a range, a time or a phone number breaks over no line. */
export function Kept({ text: whole, phones = false }: KeptProps) {
  let read = 0
  return keepTogether(whole).map(({ text, kept }) => {
    read += text.length
    if (!kept) return text
    if (phones && phone.test(text))
      return (
        <a key={read} className="number" href={`tel:+1${text.replace(/\D/g, '')}`}>
          {text}
        </a>
      )
    return (
      <span key={read} className="together">
        {text}
      </span>
    )
  })
}
