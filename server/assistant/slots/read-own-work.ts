import type { Content } from '../../../content/schema/read.ts'
import { chatLanguages } from '../../../contract/chat-message.ts'
import { sideJobs } from '../../../pricing/job.ts'
import type { PriceList } from '../../../pricing/price-list.ts'
import { wordsOf } from '../text/word-tokens.ts'
import type { Slots } from './slots.ts'

type Reader = (text: string, language: (typeof chatLanguages)[number]) => Slots

const stemsOf = (text: string): string[] => wordsOf(text).map((word) => word.replace(/(?<=..)e?s$/, ''))

const headOf = (name: string): string => name.split(',')[0] ?? ''

/** Phrases that always mean the owner's own work. With panels, "pressure washing" may be how these are washed. */
export const ownPhrases = (
  { priceWords }: Pick<Content, 'priceWords'>,
  { visits, notOffered = [] }: PriceList,
): string[] =>
  chatLanguages.flatMap((code) => {
    const { services } = priceWords[code].job
    const names = Object.keys(visits).map((work) => services[work] ?? work)
    const isKnown = (name: string) => sideJobs.some((job) => services[job] === name)
    const sure = notOffered.includes('solar') ? names : names.filter((name) => !isKnown(name))
    return sure.map((name) => wordsOf(headOf(name)).join(' ')).filter(Boolean)
  })

/**
 * Adds the owner's own work that a text names to its slots. A work is named by all words of its name before a comma, in any
 * language, or by a word of the grammar for the same service: "eaves" are gutters.
 */
export const ownWorkReader = (
  { priceWords }: Pick<Content, 'priceWords'>,
  { visits }: PriceList,
  read: Reader,
): Reader => {
  const works = Object.keys(visits).map((work) => {
    const names = [work, ...chatLanguages.map((code) => priceWords[code].job.services[work] ?? work)]
    const services = chatLanguages.flatMap((code) => names.flatMap((name) => read(name, code).services))
    return {
      work,
      service: sideJobs.find((job) => services.includes(job)),
      names: names.map((name) => stemsOf(headOf(name))).filter(({ length }) => length > 0),
    }
  })
  return (text, language) => {
    const slots = read(text, language)
    if (works.length === 0) return slots
    const stems = new Set(stemsOf(text))
    const named = works.filter(
      ({ service, names }) =>
        (service && slots.services.includes(service)) || names.some((name) => name.every((stem) => stems.has(stem))),
    )
    if (named.length === 0) return slots
    const others = slots.services.filter((one) => !named.some(({ service }) => service === one))
    return { ...slots, services: [...others, 'own'], works: named.map(({ work }) => work) }
  }
}
