import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../../content/schema/read.ts'

type Size = { cities: number; articles: number }

const frontmatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

/** Replaces lines such as `id: 1` in the head of a Markdown file; the text gets a sentence of its own at its end. */
const variant = (text: string, lines: Record<string, string>, sentence: string): string => {
  const head = frontmatter.exec(text)?.[0] ?? ''
  const changed = Object.entries(lines).reduce(
    (kept, [key, value]) => kept.replace(new RegExp(`^${key}: .*$`, 'm'), () => `${key}: ${value}`),
    head,
  )
  return `${changed}${text.slice(head.length)}\n${sentence}\n`
}

const cityLines = (at: number, name: string) => ({
  name,
  listName: name,
  order: String(at),
  title: JSON.stringify(`Solar Panel & Window Cleaning in ${name}`),
  latitude: (34 + (at % 71) * 0.06).toFixed(4),
  longitude: (-122 + Math.floor(at / 71) * 0.06).toFixed(4),
})

/** Copies the content to `folder` and adds places and articles, each a variant of one that is there. */
export const generateContent = (folder: string, { cities, articles }: Size): void => {
  const content = readContent()
  cpSync('content', folder, { recursive: true })
  const textOf = (kind: string, slug: string) => readFileSync(join('content/en', kind, `${slug}.md`), 'utf8')
  const write = (kind: string, slug: string, text: string) =>
    writeFileSync(join(folder, 'en', kind, `${slug}.md`), text)

  for (let at = content.cities.length + 1; at <= cities; at += 1) {
    const model = content.cities[at % content.cities.length]?.slug ?? ''
    const name = `Town ${at}`
    write(
      'cities',
      `town-${at}`,
      variant(textOf('cities', model), cityLines(at, name), `This was written for ${name}.`),
    )
  }
  for (let at = content.posts.length + 1; at <= articles; at += 1) {
    const model = content.posts[at % content.posts.length]?.slug ?? ''
    const title = JSON.stringify(`Article ${at} on clean panels`)
    write('blog', `article-${at}`, variant(textOf('blog', model), { id: String(at), title }, `This is article ${at}.`))
  }
}
