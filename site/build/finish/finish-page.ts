import { oncePer } from '../once-per.ts'
import { touchedBy } from './constants.ts'
import { firstScreen, namesSeen } from './first-screen.ts'
import { firstStyle } from './first-style.ts'
import { joinedIcons } from './joined-icons.ts'
import { pageStyle } from './page-style.ts'
import { plainIcons } from './plain-icons.ts'
import { plainIslands } from './plain-islands.ts'
import { inlineScripts } from './policy.ts'

const link = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
// Styles for some media only stay as they are.
const style = /<style(?![^>]*\smedia=)[^>]*>([\s\S]*?)<\/style>/g
const attribute = /\s[\w-]+=(?:"([^"]*)"|'([^']*)')/g
const word = /[\w-]+/g
// Where a page asks that the styles of what no first screen shows come after it (BeforePaint.astro).
const lateStyles = '<noscript></noscript>'

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

  /** The page with the styles of its first screen, and a link to all of them for whatever brings them (late-styles.ts). */
  const withLateStyles = (html: string, whole: string): string => {
    const seen = [...namesSeen(firstScreen(html))].sort().join(' ')
    const toAll = `<noscript><link rel="stylesheet" href="${written(whole)}"></noscript>`
    return html.replace(lateStyles, () => toAll).replace('</head>', () => `<style>${first(whole)(seen)}</style></head>`)
  }

  /**
   * The page as it is sent: its styles in one sheet, cut to what the page and the scripts can show. Where the page asks for
   * it, only those of its first screen stand in it.
   */
  return (html: string): string => {
    const addresses = [...html.matchAll(link)].map(([, address = '']) => address)
    const own = [...html.matchAll(style)].map(([, text = '']) => text)
    const css = own.length === 0 ? together(addresses.join(' ')) : [...addresses.map(linked), ...own].join('')
    const bare = joinedIcons(plainIcons(plainIslands(html.replace(link, '').replace(style, ''))))
    const whole = sheetFor(css, bare)
    if (bare.includes(lateStyles)) return withLateStyles(bare, whole)
    return bare.replace('</head>', () => `<style>${whole}</style></head>`)
  }
}
