declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    /** The range of an axis that is kept. */
    variationAxes?: Record<string, { min: number; max: number }>
    /** OpenType features that are kept; all without it. */
    keepFeatures?: string[]
    dropTables?: string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
