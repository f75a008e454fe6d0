import type { Closing } from '../../content/schema/closing.ts'
import { CallToAction } from '../ui/CallToAction.tsx'
import { Actions } from './Actions.tsx'
import type { CallWords } from './call-words.ts'

interface ClosingBandProps {
  words: Closing
  call: CallWords
}

/** The last band of most pages: ask for a quote, or call. */
export function ClosingBand({ words, call }: ClosingBandProps) {
  return (
    <CallToAction title={words.title} text={words.text}>
      <Actions quote={words.quote} call={{ ...call, now: words.call }} callVariant="outline-light" />
    </CallToAction>
  )
}
