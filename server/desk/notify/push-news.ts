import type { PushNews } from '../../../contract/desk/push.ts'
import { fill } from '../../../pricing/fill.ts'
import type { ServerContent } from '../../builds/server-content.ts'
import { oneLine } from '../../mail/one-line.ts'
import type { NoticeKind } from '../desk-tables.ts'
import type { StoredLead } from '../leads/stored-lead.ts'
import { summaryOf } from '../summary.ts'

/** A name as a lock screen may show it: `Rosa M.` for Rosa Martinez. */
export const shortName = (name: string): string => {
  const [first = '', ...more] = oneLine(name, 80).split(' ')
  const last = more.at(-1)
  return [oneLine(first, 30), ...(last ? [`${[...last][0]}.`] : [])].join(' ')
}

/** Push notification about a lead: title, text, link. */
export const pushNews = (
  kind: Exclude<NoticeKind, 'unopened'>,
  lead: StoredLead,
  { letters, photographs, customers, towns, replyWithinHours }: ServerContent,
): PushNews => {
  const said = { ...letters.desk.push, review: photographs.review.push }
  if (kind === 'heartbeat') {
    const { title, text } = said.heartbeat
    return { title, body: text, path: '/desk', tag: 'heartbeat', isQuiet: true }
  }
  const { name, town, panels, what } = summaryOf(lead, towns)
  const visitor = town ? fill(said.inTown, { visitorName: shortName(name), town }) : shortName(name)
  if (kind === 'due') {
    const { title, text } = customers.push.due
    return { title: fill(title, { visitor }), body: text, path: '/desk/due', tag: 'due', isQuiet: false }
  }
  const values = { visitor, panels: String(panels ?? ''), hours: String(replyWithinHours) }
  const { title, text } = said[kind === 'new' && panels !== null ? 'newPanels' : kind]
  return {
    title: fill(title, values),
    body: kind === 'new' ? (what ?? fill(text, values)) : fill(text, values),
    path: `/desk/leads/${encodeURIComponent(lead.id)}`,
    tag: `lead-${lead.id}`,
    isQuiet: false,
  }
}
