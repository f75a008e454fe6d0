// Without their apostrophe these are other words: Wednesday, a well, hell, a shell.
const contraction = /\b(we|he|she)[\u2018\u2019`'](d|ll)\b/g
const inFull: Record<string, string> = { d: ' would', ll: ' will' }

/** Text without case, accents and typographic quotes: `¿Cuánto?` becomes `¿cuanto?`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(contraction, (_, who: string, end: string) => who + (inFull[end] ?? ''))
    .replace(/[\u2018\u2019`']/g, '')
    .replace(/[\u2013\u2014]/g, '-')

const word = /\$|\d{1,2}:\d{2}|\d+(?:,\d{3})+|\d+(?:\.\d+)?|[a-z]+(?:&[a-z]+)?|[a-z]\/|%/g

/** The words and numbers of a text, in order. `$20` is `$` and `20`; `7pm` is `7` and `pm`. */
export const wordsOf = (text: string): string[] => plain(text).match(word) ?? []

/** Joins words that mean something only together: `how much` becomes `how_much`, so that `how` is not found in it. */
export const joinCompounds = (words: readonly string[], compounds: ReadonlySet<string>): string[] => {
  const joined: string[] = []
  for (const word of words) {
    const pair = `${joined.at(-1)}_${word}`
    if (compounds.has(pair)) joined[joined.length - 1] = pair
    else joined.push(word)
  }
  return joined
}

/** Cuts the endings that do not change a word's meaning; `ies>y` puts another ending in place, of a whole word too. */
export const stemmer = (endings: readonly string[]) => {
  const rules = endings.map((ending) => {
    const [cut = '', put = ''] = ending.split('>')
    return { cut, put }
  })
  const known = new Map<string, string>()
  const stem = (text: string): string => {
    const rule = rules.find(
      ({ cut, put }) => text.endsWith(cut) && (text.length - cut.length >= 3 || (text === cut && put !== '')),
    )
    const rest = rule ? text.slice(0, text.length - rule.cut.length) : text
    if (rule?.put) return rest + rule.put
    return rest.length > 3 && /([b-df-hj-np-tv-z])\1$/.test(rest) && !rest.endsWith('ss') ? rest.slice(0, -1) : rest
  }
  return (text: string): string => {
    const found = known.get(text) ?? stem(text)
    if (known.size < 50_000) known.set(text, found)
    return found
  }
}
