declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    /** The place on an axis, or the range of it, that is kept. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** OpenType features that are kept; all without it. */
    keepFeatures?: string[]
    dropTables?: string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
