import { oncePer } from '../once-per.ts'
import { touchedBy } from './constants.ts'
import { pageStyle } from './page-style.ts'
import { plainIcons } from './plain-icons.ts'
import { plainIslands } from './plain-islands.ts'
import { inlineScripts } from './policy.ts'

const link = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
// Styles for some media only stay as they are.
const style = /<style(?![^>]*\smedia=)[^>]*>([\s\S]*?)<\/style>/g
const attribute = /\s[\w-]+=(?:"([^"]*)"|'([^']*)')/g
const word = /[\w-]+/g

const namesInMarkup = (html: string): string[] =>
  [...html.matchAll(attribute)].flatMap(([, text, other]) => (text ?? other ?? '').match(word) ?? [])

type Assets = {
  /** The scripts of the site: any name in one of them may become a class or an attribute's value. */
  scripts: readonly string[]
  /** The text of a style sheet by its address. */
  readStyle: (address: string) => string
}

/** Finishes pages, one after another. */
export const pageFinisher = ({ scripts, readStyle }: Assets) => {
  const linked = oncePer(readStyle)
  const namesIn = oncePer((text: string) => new Set(text.match(word)))
  const allScripts = oncePer((inline: string) => [...scripts, inline].join('\n'))
  const touched = oncePer((inline: string) => touchedBy(allScripts(inline)))
  // One within the other: as one key, the whole style sheet would be put together and compared anew for each page.
  const sheet = oncePer((css: string) =>
    oncePer((inline: string) => oncePer((words: string) => pageStyle(css, new Set(words.split(' ')), touched(inline)))),
  )
  const together = oncePer((addresses: string) => addresses.split(' ').filter(Boolean).map(linked).join(''))

  const sheetFor = (css: string, markup: string): string => {
    const inline = inlineScripts(markup).join('\n')
    const given = new Set(namesInMarkup(markup))
    const inScripts = namesIn(allScripts(inline))
    const words = [...namesIn(css)].filter((name) => given.has(name) || inScripts.has(name))
    return sheet(css)(inline)(words.join(' '))
  }

  /** The page as it is sent: its styles in one sheet, cut to what the page and the scripts can show. */
  return (html: string): string => {
    const addresses = [...html.matchAll(link)].map(([, address = '']) => address)
    const own = [...html.matchAll(style)].map(([, text = '']) => text)
    const css = own.length === 0 ? together(addresses.join(' ')) : [...addresses.map(linked), ...own].join('')
    const bare = plainIcons(plainIslands(html.replace(link, '').replace(style, '')))
    return bare.replace('</head>', () => `<style>${sheetFor(css, bare)}</style></head>`)
  }
}
