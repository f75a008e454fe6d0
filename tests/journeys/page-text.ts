import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The words of a built page as a person reads them: no tags, one space. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(?:"[^"]*"|[^">])*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

/** The words of every page of a built site, by path: `/`, `/services`. */
export const readPageTexts = (folder: string): Map<string, string> =>
  new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => [
      `/${file.replace(/\/?index\.html$/, '')}`,
      wordsOf(readFileSync(join(folder, file), 'utf8')),
    ]),
  )
