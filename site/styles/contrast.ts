type Lch = [lightness: number, chroma: number, hue: number]

/** Linear sRGB of an OKLCH colour, by Björn Ottosson's matrices (https://bottosson.github.io/posts/oklab/). */
const linearOf = ([lightness, chroma, hue]: Lch): [number, number, number] => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const luminanceOf = (colour: Lch): number => {
  const [red, green, blue] = linearOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two OKLCH colours, 1 to 21, as WCAG 2.2 defines it. */
export const contrast = (one: Lch, other: Lch): number => {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Reads tokens.css: what `--color-ink` means, followed down to its OKLCH triplet. Throws for an unknown name. */
export const colourReader = (css: string) => {
  const values = new Map([...css.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(([, name, value]) => [name, value]))
  const follow = (name: string): Lch => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`tokens.css: --${name} is not defined`)
    if (value === '#fff') return [1, 0, 0]
    const next = /var\(--([\w-]+)\)/.exec(value)?.[1]
    if (next) return follow(next)
    const [lightness = 0, chroma = 0, hue = 0] = value.split(' ').map(Number.parseFloat)
    return [lightness / 100, chroma, hue]
  }
  return (meaning: string) => follow(`color-${meaning}`)
}
