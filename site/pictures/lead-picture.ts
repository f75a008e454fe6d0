import { picture } from './picture.ts'

/** A picture that is half as wide as the page on wide screens and full width on small ones. */
export const leadPicture = (id: string) =>
  picture(id, { widths: [720, 880, 1200], sizes: '(max-width: 59.99rem) calc(100vw - 2.5rem), 37rem', ratio: 4 / 3 })
