import { type Brand, brandTokens } from '../../content/schema/brand-colors.ts'
import type { PictureSource } from '../../content/schema/picture-entry.ts'
import { focusKey } from '../pictures/focus.ts'

type Look = { brand: Brand; pictures: readonly PictureSource[]; logoShape: number }

/** A logo so wide writes the name itself: on a phone there is no room for both, and the text is only read aloud. */
const wideLogo = 1.6
const besideWideLogo =
  '@media(width<60rem){.header .brand-name{clip-path:inset(50%);position:absolute}.header .brand-trade{display:none}}'

/**
 * The style rules of the business's own look: its colors, its logo in place of the drawn mark, and the focal points of its
 * pictures. Empty for the shipped look. `logoShape` is the logo's width divided by its height.
 */
export const ownLook = ({ brand, pictures, logoShape }: Look): string => {
  const tokens = Object.entries(brandTokens(brand)).map(([name, rgb]) => `--rgb-${name}:${rgb.join(' ')}`)
  const focuses = new Map(
    pictures.flatMap((one) => ('focus' in one && one.focus ? [[focusKey(one.focus), one.focus]] : [])),
  )
  return [
    ...(tokens.length > 0 ? [`:root{${tokens.join(';')}}`] : []),
    ...(brand.logo
      ? [
          `.brand-mark{aspect-ratio:${logoShape.toFixed(2)};background:url(/logo.png) center/contain no-repeat;inline-size:auto;max-inline-size:8.5rem}`,
          '.brand-mark>*{display:none}',
          ...(logoShape > wideLogo ? [besideWideLogo] : []),
        ]
      : []),
    ...[...focuses].map(([key, { x, y }]) => `img[data-focus='${key}']{object-position:${x}% ${y}%}`),
  ].join('')
}
