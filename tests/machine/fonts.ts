import { globSync } from 'node:fs'

const places = '/usr/{,local/}share/fonts/**/{LiberationSans-Regular,Arial,arial}.ttf'

/**
 * True where Arial is, or Liberation Sans, which has its widths. The fallback fonts of `fonts.css` are stretched from it:
 * without it a page moves when its own fonts arrive. Systems other than Linux come with Arial.
 */
export const hasArial = (): boolean => process.platform !== 'linux' || globSync(places).length > 0
