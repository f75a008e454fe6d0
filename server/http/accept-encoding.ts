/** The codings that the build makes of a text, best first: the smallest that everyone reads comes first. */
export const codings = ['br', 'zstd', 'gzip'] as const

/** How a body is written on the wire; `identity` is the text as it is. */
export type Coding = (typeof codings)[number] | 'identity'

const weightsOf = (header: string): Map<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
        const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
        return [name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0] as const
      }),
  )

const parse = (header: string): readonly Coding[] => {
  const weights = weightsOf(header)
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  // Unless it is named, the plain text is acceptable but last.
  const plain = weights.get('identity') ?? Number.MIN_VALUE
  const ranked = codings.filter((coding) => weightOf(coding) > 0).sort((a, b) => weightOf(b) - weightOf(a))
  return [
    ...ranked.filter((coding) => weightOf(coding) >= plain),
    'identity',
    ...ranked.filter((coding) => weightOf(coding) < plain),
  ]
}

// Browsers send a handful of different headers; whoever invents more of them shall not fill the memory.
const mostRemembered = 200
const remembered = new Map<string, readonly Coding[]>()

/**
 * The codings that an `Accept-Encoding` header accepts, the most wanted first (RFC 9110, 12.5.3). The plain text is
 * always among them: where a sender refuses everything, it gets that.
 */
export const acceptedCodings = (header: string | undefined): readonly Coding[] => {
  if (header === undefined) return ['identity']
  const known = remembered.get(header)
  if (known) return known
  const parsed = parse(header)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(header, parsed)
  return parsed
}
