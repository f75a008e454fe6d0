import { z } from 'zod'
import { oncePer } from '../once-per.ts'

const opening = /<astro-island([^>]*)>/g
const attributeOf = / ([\w-]+)(?:="([^"]*)")?/g
const runtime =
  /<script>(?:(?!<\/script>)[\s\S])*(?:self\.Astro|customElements\.define\("astro-island")[\s\S]*?<\/script>/g
const onlyInteract = 'Expected client:interact on every island: the pages carry no code for another directive.'

const quoted = new Map([
  ['&quot;', '"'],
  ['&#34;', '"'],
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
])
const decoded = (text: string) =>
  text.replace(/&(?:quot|#34|#39|lt|gt|amp);/g, (entity) => quoted.get(entity) ?? entity)
const attribute = (text: string) => `'${text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`

const tuple: z.ZodType<[number, unknown]> = z.tuple([z.number(), z.unknown()])
const object = z.record(z.string(), z.unknown())
const list = z.array(z.unknown())

/** Astro writes each value of a property with a mark of its kind. 0 is plain data, 1 a list; others would need code. */
const plain = (marked: unknown): unknown => {
  const [kind, value] = tuple.parse(marked)
  if (kind === 1) return list.parse(value).map(plain)
  if (kind !== 0) throw new Error('Expected the properties of an island to be plain data.')
  return typeof value === 'object' && value !== null ? plainObject(value) : value
}

const plainObject = (marked: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object.parse(marked)).map(([name, value]) => [name, plain(value)]))

// The quote dialog and the chat are the same on every page.
const plainIsland = oncePer((attributes: string): string => {
  const said = new Map([...attributes.matchAll(attributeOf)].map(([, name = '', text = '']) => [name, decoded(text)]))
  if (said.get('client') !== 'interact') throw new Error(onlyInteract)
  const { value } = z.object({ value: z.unknown() }).parse(JSON.parse(said.get('opts') ?? '{}'))
  const code = said.get('component-url') ?? ''
  const written =
    value === 'alone'
      ? { code, renderer: code }
      : {
          prefix: said.get('prefix') ?? '',
          code,
          name: said.get('component-export') ?? 'default',
          renderer: said.get('renderer-url') ?? '',
          ...(typeof value === 'string' && { value }),
          props: JSON.stringify(plainObject(JSON.parse(said.get('props') ?? '{}'))),
        }
  const text = Object.entries(written).map(([name, given]) => `${name}=${attribute(given)}`)
  return `<astro-island ${text.join(' ')} ssr>`
})

/**
 * Writes islands so that `site/interact/wake-islands.ts` can wake them with a few lines, and takes Astro's own runtime
 * out of the page: 1.5 KB of every page's first bytes, most of it for things that this site does not do.
 */
export const plainIslands = (html: string): string => {
  const bare = html.replace(runtime, '').replaceAll('<!--astro:end-->', '')
  return bare.replace(opening, (_, attributes: string) => plainIsland(attributes))
}
