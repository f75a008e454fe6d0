import { oncePer } from '../once-per.ts'
import { touchedBy } from './constants.ts'
import { pageStyle } from './page-style.ts'
import { plainIcons } from './plain-icons.ts'
import { plainIslands } from './plain-islands.ts'
import { inlineScripts } from './policy.ts'

// Styles for some media only stay as they are.
const style = /<style(?![^>]*\smedia=)[^>]*>([\s\S]*?)<\/style>/g
const attribute = /\s[\w-]+=(?:"([^"]*)"|'([^']*)')/g
const word = /[\w-]+/g

const namesInMarkup = (html: string): string[] =>
  [...html.matchAll(attribute)].flatMap(([, text, other]) => (text ?? other ?? '').match(word) ?? [])

/** Finishes pages, one after another. Any name in one of the `scripts` may become a class or an attribute's value. */
export const pageFinisher = (scripts: readonly string[]) => {
  const namesIn = oncePer((text: string) => new Set(text.match(word)))
  const allScripts = oncePer((inline: string) => [...scripts, inline].join('\n'))
  const touched = oncePer((inline: string) => touchedBy(allScripts(inline)))
  const sheet = oncePer((key: string) => {
    const [words = '', inline = '', css = ''] = key.split('\0')
    return pageStyle(css, new Set(words.split(' ')), touched(inline))
  })

  const sheetFor = (css: string, markup: string): string => {
    const inline = inlineScripts(markup).join('\n')
    const given = new Set(namesInMarkup(markup))
    const inScripts = namesIn(allScripts(inline))
    const words = [...namesIn(css)].filter((name) => given.has(name) || inScripts.has(name))
    return sheet([words.join(' '), inline, css].join('\0'))
  }

  /** The page as it is sent: its styles in one sheet, cut to what the page and the scripts can show. */
  return (html: string): string => {
    const css = [...html.matchAll(style)].map(([, text = '']) => text).join('')
    const bare = plainIcons(plainIslands(html.replace(style, '')))
    return bare.replace('</head>', () => `<style>${sheetFor(css, bare)}</style></head>`)
  }
}
