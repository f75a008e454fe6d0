type Rgb = [red: number, green: number, blue: number]

/** The relative luminance of an sRGB colour of 0 to 255 a channel, as WCAG 2.2 defines it. */
const luminanceOf = (colour: Rgb): number => {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** The contrast ratio of two colours, 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Reads tokens.css: what `--color-ink` means, followed down to its triplet. Throws for an unknown name. */
export const colourReader = (css: string) => {
  const values = new Map([...css.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(([, name, value]) => [name, value]))
  const follow = (name: string): Rgb => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`tokens.css: --${name} is not defined`)
    if (value === '#fff') return [255, 255, 255]
    const next = /var\(--([\w-]+)\)/.exec(value)?.[1]
    if (next) return follow(next)
    const [red = 0, green = 0, blue = 0] = value.split(' ').map(Number.parseFloat)
    return [red, green, blue]
  }
  return (meaning: string) => follow(`color-${meaning}`)
}
