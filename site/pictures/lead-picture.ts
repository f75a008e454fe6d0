import { picture } from './picture.ts'

/** A picture that fills half of the page on wide screens and its whole width on small ones. */
export const leadPicture = (id: string) =>
  picture(id, { widths: [720, 880, 1200], sizes: '(max-width: 59.99rem) calc(100vw - 2.5rem), 37rem', ratio: 4 / 3 })
