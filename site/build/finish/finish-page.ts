import { oncePer } from '../once-per.ts'
import { touchedBy } from './constants.ts'
import { firstScreen, namesSeen } from './first-screen.ts'
import { firstStyle } from './first-style.ts'
import { joinedIcons } from './joined-icons.ts'
import { joinedScripts } from './joined-scripts.ts'
import { lateMarkup, partsRule } from './late-markup.ts'
import { pageStyle } from './page-style.ts'
import { plainIcons } from './plain-icons.ts'
import { plainIslands } from './plain-islands.ts'
import { plainText } from './plain-text.ts'
import { inlineScripts } from './policy.ts'

const link = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
// Styles for some media only stay as they are.
const style = /<style(?![^>]*\smedia=)[^>]*>([\s\S]*?)<\/style>/g
const attribute = /\s[\w-]+=(?:"([^"]*)"|'([^']*)')/g
const word = /[\w-]+/g
// Where a page asks that what no first screen shows comes after it (BeforePaint.astro): how it looks, or its drawings too.
const late = /<noscript>(markup)?<\/noscript>/
/** A page whose drawings are late fills a phone's first screen with one band. */
const BANDS_BEFORE_LATE_MARKUP = 1

const namesInMarkup = (html: string): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const [, text, other] of html.matchAll(attribute))
    for (const name of (text ?? other ?? '').match(word) ?? []) names.add(name)
  return names
}

type Assets = {
  /** The scripts of the site: any name in one of them may become a class or an attribute's value. */
  scripts: readonly string[]
  /** The text of a style sheet by its address. */
  readStyle: (address: string) => string
  /** Keeps a style sheet as a file of its own, and gives its address. */
  writeStyle: (css: string) => string
}

/** Finishes pages, one after another. */
export const pageFinisher = ({ scripts, readStyle, writeStyle }: Assets) => {
  const linked = oncePer(readStyle)
  const namesIn = oncePer((text: string) => new Set(text.match(word)))
  const allScripts = oncePer((inline: string) => [...scripts, inline].join('\n'))
  const touched = oncePer((inline: string) => touchedBy(allScripts(inline)))
  // One within the other: as one key, the whole style sheet would be put together and compared anew for each page.
  const sheetsOf = oncePer((css: string) =>
    oncePer((inline: string) => {
      const inScripts = namesIn(allScripts(inline))
      const { always = [], maybe = [] } = Object.groupBy(namesIn(css), (name) =>
        inScripts.has(name) ? 'always' : 'maybe',
      )
      const sheet = oncePer((words: string) =>
        pageStyle(css, new Set([...always, ...words.split(' ')]), touched(inline)),
      )
      return (given: ReadonlySet<string>) => sheet(maybe.filter((name) => given.has(name)).join(' '))
    }),
  )
  const together = oncePer((addresses: string) => addresses.split(' ').filter(Boolean).map(linked).join(''))

  const sheetFor = (css: string, markup: string): string =>
    sheetsOf(css)(inlineScripts(markup).join('\n'))(namesInMarkup(markup))
  const written = oncePer(writeStyle)
  const first = oncePer((whole: string) => oncePer((seen: string) => firstStyle(whole, new Set(seen.split(' ')))))

  const withFirstStyles = (html: string, whole: string, screen: string, lateFile: string): string => {
    const seen = [...namesSeen(screen)].sort().join(' ')
    const toAll = `<noscript><link rel="stylesheet" href="${written(lateFile)}"></noscript>`
    return html.replace(late, () => toAll).replace('</head>', () => `<style>${first(whole)(seen)}</style></head>`)
  }

  /** The page with the styles of its first screen, and a link to the file with all that is late (late-file.ts). */
  const withLateFile = (page: string, whole: string, isMarkupLate: boolean): string => {
    if (!isMarkupLate) return withFirstStyles(page, whole, firstScreen(page), whole)
    const { html, parts } = lateMarkup(page, BANDS_BEFORE_LATE_MARKUP)
    return withFirstStyles(html, whole, firstScreen(page, BANDS_BEFORE_LATE_MARKUP), whole + partsRule(parts))
  }

  /**
   * The page as it is sent: its styles in one sheet, cut to what the page and the scripts can show. Where the page asks for
   * it, only those of its first screen stand in it.
   */
  return (html: string): string => {
    const addresses = [...html.matchAll(link)].map(([, address = '']) => address)
    const own = [...html.matchAll(style)].map(([, text = '']) => text)
    const css = own.length === 0 ? together(addresses.join(' ')) : [...addresses.map(linked), ...own].join('')
    const plain = plainIcons(plainIslands(html.replace(link, '').replace(style, '')))
    const bare = joinedScripts(joinedIcons(plainText(plain)))
    const whole = sheetFor(css, bare)
    const asked = late.exec(bare)
    if (asked) return withLateFile(bare, whole, asked[1] !== undefined)
    return bare.replace('</head>', () => `<style>${whole}</style></head>`)
  }
}
