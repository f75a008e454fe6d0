declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    /** Value or range to keep of each axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** OpenType features to keep; all by default. */
    keepFeatures?: string[]
    dropTables?: string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
