import type { Content } from '../../../content/schema/read.ts'
import type { Topic } from '../../../content/schema/topic.ts'
import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Offer } from '../../../pricing/job.ts'
import type { Meant } from '../dialogue/dialogue-state.ts'
import type { SlotService, Slots } from '../slots/slots.ts'

const bundled: readonly SlotService[] = ['solar', 'windows']
const jobNames: Partial<Record<SlotService, Offer>> = { insideGlass: 'windows' }
const jobName = (service: SlotService): string => jobNames[service] ?? service

/** True for a service whose job is one of these. */
export const isIn = (off: readonly Offer[], service: SlotService) => off.some((job) => job === jobName(service))

/** An ask without the services that are not offered now. */
const without = (slots: Slots, off: readonly Offer[]): Slots => ({
  ...slots,
  services: slots.services.filter((service) => !isIn(off, service)),
  ...(off.includes('windows') && { windows: undefined }),
  ...(off.includes('solar') && { panels: undefined }),
})

/** The sentence about services of an ask that are not offered now, and the rest of the ask; undefined if all are offered. */
export const notOfferedReader =
  ({ pricing, priceWords }: Content) =>
  (meant: Meant, topic: Topic | undefined, language: ChatLanguage): { text: string; left?: Meant } | undefined => {
    const { notOffered = [] } = pricing
    const { ask, choice, slots } = meant
    if (notOffered.length === 0 || choice.kind === 'act' || choice.kind === 'outside') return undefined
    if (topic && topic.kind !== 'answer') return undefined
    const isBundle = topic?.job === 'both'
    const asked = (topic?.takes.includes('service') ? slots : ask.slots).services
    // "Who owns the business?" is about no service.
    const named = isBundle ? bundled : asked.filter((one) => one !== 'commercial' || topic?.takes.length !== 0)
    const off = notOffered.filter((job) => named.some((service) => jobName(service) === job))
    if (off.length === 0) return undefined
    const { job, unpriced } = priceWords[language]
    const names = new Intl.ListFormat(language).format(off.map((one) => job.services[one]))
    const text = `${names}: ${unpriced.notOffered.charAt(0).toLowerCase()}${unpriced.notOffered.slice(1)}`
    const isAll = isBundle || named.every((service) => isIn(off, service))
    return isAll
      ? { text }
      : { text, left: { ...meant, ask: { ...ask, slots: without(ask.slots, off) }, slots: without(slots, off) } }
  }
