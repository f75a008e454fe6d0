import { globSync } from 'node:fs'
import { installDebians } from './debian.ts'

const places = '/usr/{,local/}share/fonts/**/{LiberationSans-Regular,Arial,arial}.ttf'

// Other systems come with Arial.
const isThere = () => process.platform !== 'linux' || globSync(places).length > 0

/**
 * Makes sure that Arial or Liberation Sans, which has its widths, is there, installing it when the machine has neither. The
 * fallback fonts of `fonts.css` are stretched from it: without it a page moves when its own fonts arrive. Throws one sentence.
 */
export const needFonts = (): void => {
  if (isThere() || (installDebians('fonts-liberation') && isThere())) return
  throw new Error(
    'Neither Arial nor Liberation Sans was found, so pages shift while their fonts load: install the package fonts-liberation.',
  )
}
