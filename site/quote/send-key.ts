import { orderedIdOf } from '../../contract/uuid.ts'
import { hasFields } from '../has-fields.ts'
import { type KeptText, keptText, parseKept } from './kept-text.ts'

/** How long the same answers keep their key. */
export const KEY_LIFE_MS = 24 * 60 * 60 * 1000
const mostKeys = 8

type KnownKey = { words: string; key: string; at: number }

// `randomUUID` and `subtle` are missing on http.
const randomDigits = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** FNV-1a with two seeds: distinguishes one visitor's few quote requests without storing their words. */
const hashOf = (text: string) =>
  [0x811c9dc5, 0x01000193]
    .map((seed) => [...text].reduce((hash, one) => Math.imul(hash ^ (one.codePointAt(0) ?? 0), 0x01000193), seed))
    .map((hash) => (hash >>> 0).toString(36))
    .join('-')

const isKnownKey = (value: unknown): value is KnownKey =>
  hasFields(value, { words: 'string', key: 'string', at: 'number' })

const readKeys = (text: string | undefined) => {
  const keys = parseKept(text)
  return Array.isArray(keys) ? keys.filter(isKnownKey) : undefined
}

interface SendKeysOptions {
  kept?: KeptText
  makeKey?: () => string
  now?: () => number
}

/**
 * Idempotency keys: for a day, the same answers have the same key in every tab; changed answers get a new one. Stores
 * only a hash of the answers. Without storage, a key lasts as long as its page.
 */
export const sendKeys = ({
  kept = keptText('quote-keys', () => localStorage),
  now = Date.now,
  makeKey = () => orderedIdOf(new Date(now()), randomDigits()),
}: SendKeysOptions = {}) => {
  let known: readonly KnownKey[] = []
  return {
    keyFor(answers: readonly (readonly [string, unknown])[]): string {
      const words = hashOf(JSON.stringify(answers.map(([name, value]) => [name, String(value).trim()])))
      known = (readKeys(kept.read()) ?? known).filter(({ at }) => Math.abs(now() - at) < KEY_LIFE_MS)
      const before = known.find((one) => one.words === words)
      if (before) return before.key
      const key = makeKey()
      known = [{ words, key, at: now() }, ...known].slice(0, mostKeys)
      kept.write(JSON.stringify(known))
      return key
    },
  }
}
