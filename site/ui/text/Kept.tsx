import { keepTogether } from '../../../contract/keep-together.ts'

/** A text of which a range, a time or a phone number breaks over no line. */
export function Kept({ children }: { children: string }) {
  let read = 0
  return keepTogether(children).map(({ text, kept }) => {
    read += text.length
    if (!kept) return text
    return (
      <span key={read} className="together">
        {text}
      </span>
    )
  })
}
