import { oncePer } from '../once-per.ts'

// React would miss the lines that its own icons have.
const island = /(<astro-island[\s\S]*?<\/astro-island>)/
const icon = /(<svg [^>]*class="icon\b[^>]*>)(.*?)<\/svg>/g
const line = /<path d="([^"]*)"\/>/g
const relativeStart = /^m\s*(-?[\d.]+)[ ,]?(-?[\d.]+)\s*([\d.-]?)/

/** A line that begins where it says, wherever the one before it ended. Numbers that follow its start say where it goes on. */
const absolute = (line: string): string =>
  line.replace(relativeStart, (_, x: string, y: string, next: string) => `M${x} ${y}${next && `l${next}`}`)

const joined = oncePer((shapes: string): string => {
  const lines = [...shapes.matchAll(line)].map(([, d = '']) => absolute(d))
  return lines.length < 2 ? shapes : `${shapes.replace(line, '')}<path d="${lines.join('')}"/>`
})

/**
 * The icons outside of islands, each with all its lines in one path: they look the same, and are fewer elements, whose style
 * the browser computes anew whenever a dialog opens or closes.
 */
export const joinedIcons = (html: string): string =>
  html
    .split(island)
    .map((part, index) =>
      index % 2
        ? part
        : part.replace(icon, (_, opening: string, shapes: string) => `${opening}${joined(shapes)}</svg>`),
    )
    .join('')
