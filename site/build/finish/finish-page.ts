import { pageStyle } from './page-style.ts'

const style = /<style[^>]*>([\s\S]*?)<\/style>/g
const attribute = /\s[\w-]+="([^"]*)"/g
const word = /[\w-]+/g

/** Every name in a script: it may become a class or a value of an attribute. */
export const namesInScript = (code: string): string[] => code.match(word) ?? []

const namesInMarkup = (html: string): string[] =>
  [...html.matchAll(attribute)].flatMap(([, text = '']) => text.match(word) ?? [])

/** Finishes pages one after another. Pages of a kind mostly share one style sheet, which is worked out once. */
export const pageFinisher = (scriptNames: Iterable<string>) => {
  const inScripts = new Set(scriptNames)
  const namesInStyle = new Map<string, string[]>()
  const sheets = new Map<string, string>()

  const sheetFor = (css: string, markup: string): string => {
    const mentioned = namesInStyle.get(css) ?? [...new Set(css.match(word))]
    namesInStyle.set(css, mentioned)
    const inMarkup = new Set(namesInMarkup(markup))
    const words = mentioned.filter((name) => inMarkup.has(name) || inScripts.has(name))
    const key = `${words}\n${css}`
    const sheet = sheets.get(key) ?? pageStyle(css, new Set(words))
    sheets.set(key, sheet)
    return sheet
  }

  /** The page as it is sent: its styles in one sheet, cut to what the page and the scripts can show. */
  return (html: string): string => {
    const css = [...html.matchAll(style)].map(([, text = '']) => text).join('')
    const bare = html.replace(style, '')
    return bare.replace('</head>', () => `<style>${sheetFor(css, bare)}</style></head>`)
  }
}
