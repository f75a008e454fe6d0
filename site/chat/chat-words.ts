import type { Assistant } from '../../content/schema/assistant-words.ts'
import type { Content } from '../../content/schema/read.ts'
import { servicesInWords } from '../../content/schema/service.ts'
import { chatLanguages, siteLanguage } from '../../contract/chat-message.ts'
import { helplineLinks } from '../../contract/helplines.ts'
import { fill } from '../../pricing/fill.ts'
import type { Contact } from './answer-parts.ts'

type Profile = Assistant['profiles']['business']

/** Every text of the chat: those of the chosen profile, those that all profiles share, and our contacts. */
export type ChatWords = Profile &
  Assistant['widget'] & {
    phoneLink: string
    /** Phone numbers and addresses that become links in an answer. */
    contacts: readonly Contact[]
  }

type Known = Pick<Content, 'assistant' | 'business' | 'language' | 'services' | 'pagePriceWords' | 'topics'>

/** The first questions: the usual ones where the written ones name panels, and the business cleans none. */
const suggestionsOf = ({ assistant, language, services, pagePriceWords, topics }: Known): string[] => {
  const { suggestions } = assistant.profiles[assistant.profile]
  const panels = fill(pagePriceWords.job.panels, { count: '' }).trim()
  const isOfPanels = suggestions.some((text) => text.toLocaleLowerCase(language).includes(panels))
  if (!isOfPanels || services.some(({ job }) => job === 'solar')) return suggestions
  const code = chatLanguages.find((one) => one === language) ?? siteLanguage
  return assistant.usual.flatMap((id) => topics[code][id]?.question ?? [])
}

/** The texts of the chat in the profile that `assistant.yaml` chooses. */
export const chatWords = (known: Known): ChatWords => {
  const {
    assistant: { profile, profiles, widget },
    business: { phone, phoneLink, email },
    language,
    services,
  } = known
  return {
    ...profiles[profile],
    suggestions: suggestionsOf(known),
    greeting: fill(profiles[profile].greeting, { services: servicesInWords(services, language) }),
    ...widget,
    phoneLink,
    contacts: [{ text: phone, href: phoneLink }, { text: email, href: `mailto:${email}` }, ...helplineLinks],
  }
}
