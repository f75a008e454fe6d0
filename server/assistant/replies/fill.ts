import type { AssistantLanguage, PhraseName } from '../../../content/schema/assistant.ts'

/** The phrases of one language, with their slots filled. */
export const phrasebook = (words: AssistantLanguage) => {
  const say = (name: PhraseName, slots: Record<string, string | number> = {}): string =>
    words.phrases[name].replace(/\{(\w+)\}/g, (whole, slot: string) => String(slots[slot] ?? whole))
  const list = (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${words.phrases.and} ${items.at(-1)}`
  return { say, list }
}

export type Phrasebook = ReturnType<typeof phrasebook>
