import { customerFields } from '../../contract/desk/customer.ts'
import type { Change, Happening } from '../../contract/desk/lead.ts'
import { fill } from '../../pricing/fill.ts'
import { customers, photographs, words } from '../desk-content.ts'
import { clockText, dayText, moneyText } from '../when.ts'

const { happened, lostReasons, lead } = words
const { happened: ofCustomer, fields } = customers

const correctedText = (from: Readonly<Record<string, string>>, to: object): string =>
  customerFields
    .filter((name) => name in to)
    .map((name) => fill(ofCustomer.corrected, { field: fields[name], before: from[name] || fields.empty }))
    .join(', ')

const savedTexts: Partial<Record<Change['kind'], string>> = {
  call: lead.callNoted,
  text: lead.textNoted,
  review: lead.textNoted,
  email: lead.emailNoted,
  note: lead.noteSaved,
  quote: lead.quoteSaved,
  book: lead.bookingSaved,
  done: lead.doneSaved,
}

/** Message after a change: saved, or waiting on this phone. */
export const savedText = (change: Change, isKept: boolean): string => {
  const { kind } = change
  if (isKept) return kind === 'quote' || kind === 'book' ? words.offline.keptForCustomer : words.offline.kept
  // The person sends the text or email from the phone; the desk only records it.
  if (kind === 'send' && change.by !== 'shown') return savedTexts[change.by] ?? lead.saved
  return savedTexts[kind] ?? lead.saved
}

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
    case 'received':
      if (what.origin === 'form') return happened.received
      return what.origin === 'import' ? ofCustomer.imported : ofCustomer.added
    case 'again':
      return what.on === null ? ofCustomer.noAgain : fill(ofCustomer.again, { day: dayText(what.on) })
    case 'ask-again':
      return ofCustomer['ask-again'][what.by]
    case 'no-more':
      return ofCustomer['no-more']
    case 'correct':
      return fill(ofCustomer.correct, { changes: correctedText('from' in what ? what.from : {}, what.to) })
    case 'record':
      return photographs.happened
    case 'letter':
      return `${happened.letters[what.letter]}: ${happened.letterStates[what.state]}`
    default:
      return happened[what.kind]
  }
}
