/** A printed figure: `$175–$225`, `7.4%`, `2 PM`, `18`. */
const printed = /\$?\d[\d,]*(?:\.\d+)?(?:\s?[–-]\s?\$?\d[\d,]*(?:\.\d+)?)?\+?(?:\s?%|\s?[AP]M\b)?/g

const tidy = (figure: string) => figure.replaceAll(',', '').replace(/\s/g, '').replaceAll('-', '–').replace(/–\$/g, '–')

/** Figures in a text, normalized. */
export const figuresIn = (text: string): string[] =>
  (text.match(printed) ?? []).map((figure) => tidy(figure.replace(/,$/, '')))

/** True for a figure that is neither a price nor a percentage. */
export const isBare = (figure: string): boolean => !/[$%]/.test(figure)

const isPlain = (figure: string) => /^[\d.–+]+$/.test(figure)

type Range = { from: number; to: number; open: boolean }

const rangeOf = (figure: string): Range => {
  const [from = 0, to = from] = (figure.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  return { from, to, open: figure.endsWith('+') }
}

const isSum = (parts: readonly string[], sum: string): boolean => {
  const total = rangeOf(sum)
  const ranges = parts.map(rangeOf)
  const add = (key: 'from' | 'to') => ranges.reduce((all, range) => all + range[key], 0)
  return add('from') === total.from && add('to') === total.to && ranges.some(({ open }) => open) === total.open
}

// "4 × $25–$50"
const multiplied = /(\d+) × \$/
const mostTimes = 12

/** The total of a correct sum that is shown with its parts; otherwise undefined. */
export const provenSum = (sentence: string): string | undefined => {
  const [left = '', right = '', ...more] = sentence.split(' = ')
  const parts = left.split(' + ').flatMap((part) => {
    const [, times = '1'] = multiplied.exec(part) ?? []
    const figures = figuresIn(part).filter((figure) => figure.startsWith('$'))
    return Array.from({ length: Math.min(mostTimes, Number(times)) }, () => figures).flat()
  })
  const [sum] = figuresIn(right)
  if (more.length > 0 || !sum || parts.length < 2 || !/ [+×] /.test(left)) return undefined
  return isSum(parts, sum) ? sum : undefined
}

const addedCounts = /\d{1,9}(?: \+ \d{1,9})+ = (\d{1,9})/

/** A number of panels shown as the sum of the visitor's numbers: "12 + 30 = 42 panels". */
const provenCount = (sentence: string, given: ReadonlySet<number>): string | undefined => {
  const [shown = '', sum] = addedCounts.exec(sentence) ?? []
  const parts = (shown.split(' = ')[0] ?? '').split(' + ').map(Number)
  const isGiven = parts.every((part) => given.has(part))
  return isGiven && parts.reduce((all, part) => all + part, 0) === Number(sum) ? sum : undefined
}

/** Figures of a sentence without a source. A bare number may repeat the visitor's; a price may not. */
export const unprovenFigures = (
  sentence: string,
  published: ReadonlySet<string>,
  given: ReadonlySet<number>,
): string[] => {
  const sum = provenSum(sentence)
  const count = provenCount(sentence, given)
  return figuresIn(sentence).filter((figure) => {
    if (published.has(figure) || figure === sum || figure === count) return false
    return !(isPlain(figure) && given.has(Number(figure)))
  })
}
