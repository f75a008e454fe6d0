import type { PictureSource } from '../../content/schema/picture.ts'

/** Whether a picture was drawn rather than photographed, so that a visitor must be told. */
export const isIllustration = (source: PictureSource | undefined): boolean => source?.provenance === 'illustration'
