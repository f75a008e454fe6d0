import { globSync } from 'node:fs'

const places = '/usr/{,local/}share/fonts/**/{LiberationSans-Regular,Arial,arial}.ttf'

/**
 * True if Arial or the metric-compatible Liberation Sans is installed. The fallback fonts of `fonts.css` are scaled
 * from it; without it, pages shift when their fonts load. Other systems than Linux ship Arial.
 */
export const hasArial = (): boolean => process.platform !== 'linux' || globSync(places).length > 0
