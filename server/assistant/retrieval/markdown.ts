/** A part of a page below one heading, as plain sentences. */
export type Section = { heading: string; sentences: string[] }

const unmark = (text: string): string =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|\*|__|`)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const boundary = /(?<=[.!?]["”’)]?)\s+(?=[A-Z“"(\d$])/

/** A text as sentences; abbreviations before a digit or a small letter do not end one. */
export const sentencesOf = (text: string): string[] => unmark(text).split(boundary).filter(Boolean)

const isTable = (block: string) => block.startsWith('|')

const blocksOf = (body: string): string[] =>
  body
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)|\n(?=#)|(?<=^#.*)\n/m)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !isTable(block))

/** The sections of a Markdown text. Tables are left out: a row is no sentence. */
export const sectionsOf = (body: string, title: string): Section[] => {
  const sections: Section[] = [{ heading: title, sentences: [] }]
  for (const block of blocksOf(body)) {
    const heading = /^#+\s+(.*)$/m.exec(block)?.[1]
    if (heading !== undefined) sections.push({ heading: unmark(heading), sentences: [] })
    else sections.at(-1)?.sentences.push(...sentencesOf(block.replace(/^(?:[-*]|\d+\.)\s+/, '')))
  }
  return sections.filter(({ sentences }) => sentences.length > 0)
}
