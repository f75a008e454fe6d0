import type { Happening } from '../../contract/desk/lead.ts'
import { fill } from '../../pricing/fill.ts'
import { words } from '../content.ts'
import { clockText, dayText, moneyText } from '../when.ts'

const { happened, lostReasons } = words

/** An entry of the history as a sentence. */
export const sentenceOf = (what: Happening['what']): string => {
  switch (what.kind) {
    case 'quote':
      return fill(happened.quote, { amount: moneyText(what.cents) })
    case 'book':
      return fill(happened.book, { day: dayText(what.on), from: clockText(what.from), to: clockText(what.to) })
    case 'lost':
      return fill(happened.lost, { reason: lostReasons[what.reason] })
    case 'follow-up':
      return what.on === null ? happened.noFollowUp : fill(happened.followUp, { day: dayText(what.on) })
    case 'send':
      return happened.sent[what.what]
    case 'letter':
      return `${happened.letters[what.letter]}: ${happened.letterStates[what.state]}`
    default:
      return happened[what.kind]
  }
}
