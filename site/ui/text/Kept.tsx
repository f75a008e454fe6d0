import { keepTogether } from '../../../contract/keep-together.ts'

/** A text of which a range, a time or a phone number breaks over no line. */
export function Kept({ text: whole }: { text: string }) {
  let read = 0
  return keepTogether(whole).map(({ text, kept }) => {
    read += text.length
    if (!kept) return text
    return (
      <span key={read} className="together">
        {text}
      </span>
    )
  })
}
