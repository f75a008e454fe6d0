import { join } from 'node:path'
import { pricingSchema } from '../content/schema/pricing.ts'
import { readContent } from '../content/schema/read.ts'
import { contentFiles } from '../content/schema/read-files.ts'

/**
 * Content of a small gutter and window cleaner in Ohio. Tests use it wherever they need words, prices or places, so
 * that an owner may change their own.
 */
export const secondBusiness = join(import.meta.dirname, 'second-business')

export const secondContent = readContent({ root: secondBusiness })

/** The same business with solar panels: a price list with every group. */
export const withPanels = {
  ...secondContent,
  pricing: contentFiles(import.meta.dirname).yaml('prices-with-panels.yaml', pricingSchema),
}
