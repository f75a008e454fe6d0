const linearToSrgb = (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)

const byte = (share: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0')

/** The sRGB hex of an OKLCH colour: lightness 0 to 1, hue in degrees. The matrices are those of CSS Color 4. */
export const oklchToHex = (lightness: number, chroma: number, hue: number): string => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${rgb.map((light) => byte(linearToSrgb(light))).join('')}`
}

const oklch = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: ?\/ ?([\d.]+)(%?))?\)/g

/** Every written-out OKLCH colour as hex: a third of the letters, and understood by every browser. */
export const hexColors = (css: string): string =>
  css.replace(oklch, (_, lightness: string, chroma: string, hue: string, alpha?: string, percent?: string) => {
    const color = oklchToHex(Number(lightness) / 100, Number(chroma), Number(hue))
    return alpha === undefined ? color : color + byte(Number(alpha) / (percent ? 100 : 1))
  })
