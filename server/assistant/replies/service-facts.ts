import type { Service } from '../understanding/reading.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

const isScreens = ({ services }: Understanding) => services.has('screen') || services.has('track')

/** How long a job takes. */
export const durationReply = (asked: Understanding, { say }: ReplyContext): string[] => {
  const lines = [
    ...(asked.services.has('solar') || asked.counts.length > 0 ? [say('durationSolar')] : []),
    ...(asked.services.has('window') ? [say('durationWindows')] : []),
    ...(isScreens(asked) ? [say('durationScreens')] : []),
  ]
  return lines.length > 0 ? lines : [say('durationAll')]
}

/** How often each kind of glass wants cleaning. */
export const howOftenReply = (asked: Understanding, { say }: ReplyContext): string[] => {
  const lines = [
    ...(asked.services.has('commercial') ? [say('oftenCommercial')] : []),
    ...(asked.services.has('solar') || asked.counts.length > 0 ? [say('oftenSolar')] : []),
    ...(asked.services.has('window') ? [say('oftenWindows')] : []),
    ...(isScreens(asked) ? [say('oftenScreens')] : []),
  ]
  return lines.length > 0 ? lines : [say('oftenSolar')]
}

const slugs: Partial<Record<Service, string>> = {
  commercial: 'commercial-cleaning',
  screen: 'screen-cleaning',
  track: 'screen-cleaning',
  window: 'window-cleaning',
  solar: 'solar-panel-cleaning',
}

/** What a visit includes, as the page of the service lists it. */
export const includedReply = ({ services }: Understanding, { say, content, answers }: ReplyContext): string[] => {
  // The pages of the services are in English: another language says it in its own words.
  if (answers.included) return [answers.included]
  const asked = [...services].flatMap((name) => slugs[name] ?? [])
  const wanted = asked.length > 0 ? [...new Set(asked)] : ['solar-panel-cleaning']
  return content.services
    .filter(({ slug }) => wanted.includes(slug))
    .slice(0, 2)
    .map(({ slug, title, included }) => say('included', { list: included.join('; '), title, path: `/${slug}` }))
}

/** Whose electricity a place has. */
export const utilityReply = ({ places }: Understanding, { say, content }: ReplyContext): string[] => {
  const named = content.cities.filter((city) => places.some(({ name }) => name === city.name))
  const lines = named.flatMap(({ name, utility }) =>
    utility === 'split' ? [] : [say('utility', { place: name, utility })],
  )
  return lines.length > 0 ? lines : [say('utilitySplit')]
}
