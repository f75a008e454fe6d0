import type { Danger, DangerKind } from '../../../content/schema/danger.ts'
import { helplinesIn } from '../../../contract/helplines.ts'
import { fill } from '../../../pricing/fill.ts'
import type { Answer } from '../answer-engine.ts'
import { answerSentences } from '../text/answer-sentences.ts'
import { isSaid } from '../text/is-said.ts'

type Said = Pick<Answer, 'text' | 'links'>

/** The fixed answers to danger in one language. */
export const dangerAnswers = ({ call, general, kinds, byText }: Danger, phone: string) => {
  /** The sentences on 911 first, if means are at hand. */
  const urgentFirst = ({ answer, now }: Danger['kinds'][DangerKind], message: string): string => {
    if (!isSaid(now, message)) return answer
    const [urgent = [], others = []] = [true, false].map((isUrgent) =>
      answerSentences(answer).filter((sentence) => sentence.includes('911') === isUrgent),
    )
    return [...urgent, ...others].join(' ')
  }
  /** For a deaf visitor: texts instead of calls, and no sentence with our phone number. */
  const written = (answer: string, { swaps, relay, label }: NonNullable<Danger['byText']>): Said => {
    const texted = Object.entries(swaps).reduce((text, [from, to]) => text.replaceAll(from, to), answer)
    const kept = texted
      .split('\n\n')
      .map((paragraph) => answerSentences(paragraph).filter((sentence) => !sentence.includes(phone)))
    const text = [...kept.map((sentences) => sentences.join(' ')).filter(Boolean), relay].join('\n\n')
    return { text, links: [{ label, href: 'sms:911' }] }
  }
  return (kind: DangerKind | 'general', message: string, isDeaf: boolean): Said => {
    const answer = kind === 'general' ? general : urgentFirst(kinds[kind], message)
    if (isDeaf && byText && kind !== 'hearing') return written(answer, byText)
    const links = helplinesIn(answer).map((line) => ({ label: fill(call, { number: line.text }), href: line.href }))
    return { text: answer, links }
  }
}
