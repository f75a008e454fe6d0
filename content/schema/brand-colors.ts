import { z } from 'zod'

/** The two brand colors of the shipped site: amber acts, water informs. */
export const shippedColors = { action: '#f8ad32', accent: '#0f6585' } as const

/** Words on a button, and the darkest ground below a link: tokens navy-10 and sand-1. */
const [onAction, ground] = ['#0b182b', '#f9f5ed']

type Rgb = readonly [red: number, green: number, blue: number]

const rgbOf = (hex: string): Rgb => {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

/** Relative luminance as WCAG 2.2 defines it. */
const luminanceOf = (hex: string): number => {
  const [red, green, blue] = rgbOf(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

const isReadable = (one: string, other: string): boolean => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05) >= 4.5
}

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'a color such as #f8ad32' })
const colorBeside = (other: string, error: string) =>
  hex.refine((color) => !hex.safeParse(color).success || isReadable(color, other), { error }).meta({ format: 'color' })

/** `brand` in business.yaml: two colors that can be read where they stand, and the file of the logo. */
export const brandSchema = z
  .strictObject({
    action: colorBeside(onAction, 'a lighter color: dark words stand on it').default(shippedColors.action),
    accent: colorBeside(ground, 'a darker color: links of this color stand on white').default(shippedColors.accent),
    logo: z
      .string()
      .regex(/^(?:[a-z0-9][a-z0-9_-]*\.(?:png|jpe?g|webp))?$/, { error: 'a file of content/images such as logo.png' })
      .meta({ format: 'logo' })
      .default(''),
  })
  .prefault({})
export type Brand = z.infer<typeof brandSchema>

const mix = (color: string, other: 0 | 255, share: number): Rgb => {
  const [red, green, blue] = rgbOf(color).map((channel) => Math.round(channel + (other - channel) * share))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

const hexOf = (rgb: Rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** The accent on dark ground. */
export const wetColor = ({ accent }: Pick<Brand, 'accent'>): string =>
  accent === shippedColors.accent ? '#9bdeec' : hexOf(mix(accent, 255, 0.62))

/** The raw tokens of tokens.css that differ with the brand, as red, green and blue. */
export const brandTokens = ({ action, accent }: Pick<Brand, 'action' | 'accent'>): Record<string, Rgb> => ({
  ...(action !== shippedColors.action && {
    'sun-5': rgbOf(action),
    'sun-6': mix(action, 0, 0.08),
    'sun-7': mix(action, 0, 0.3),
  }),
  ...(accent !== shippedColors.accent && {
    'water-1': mix(accent, 255, 0.9),
    'water-3': mix(accent, 255, 0.62),
    'water-7': rgbOf(accent),
    'water-8': mix(accent, 0, 0.25),
  }),
})
