import type { Assistant } from '../../content/schema/assistant-words.ts'
import type { Content } from '../../content/schema/read.ts'
import { servicesInWords } from '../../content/schema/service.ts'
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

/** The texts of the chat in the profile that `assistant.yaml` chooses. */
export const chatWords = ({
  assistant: { profile, profiles, widget },
  business: { phone, phoneLink, email },
  language,
  services,
}: Pick<Content, 'assistant' | 'business' | 'language' | 'services'>): ChatWords => ({
  ...profiles[profile],
  greeting: fill(profiles[profile].greeting, { services: servicesInWords(services, language) }),
  ...widget,
  phoneLink,
  contacts: [{ text: phone, href: phoneLink }, { text: email, href: `mailto:${email}` }, ...helplineLinks],
})
