import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Text of a built page without tags, with single spaces. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(?:"[^"]*"|[^">])*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

/** Text of every page by path: `/`, `/services`. */
export const readPageTexts = (folder: string): Map<string, string> =>
  new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => [
      `/${file.replace(/\/?index\.html$/, '')}`,
      wordsOf(readFileSync(join(folder, file), 'utf8')),
    ]),
  )
