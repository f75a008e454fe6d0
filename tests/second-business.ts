import { join } from 'node:path'
import { pricingSchema } from '../content/schema/pricing.ts'
import { readContent } from '../content/schema/read.ts'
import { contentFiles } from '../content/schema/read-files.ts'

/**
 * The content of a small gutter and window cleaner in Ohio. What the code does is tested on it wherever a test needs words,
 * prices or places, so that an owner may change their own.
 */
export const secondBusiness = join(import.meta.dirname, 'second-business')

export const secondContent = readContent({ root: secondBusiness })

/** The same where the business cleaned solar panels too: a price list in which no group is missing. */
export const withPanels = {
  ...secondContent,
  pricing: contentFiles(import.meta.dirname).yaml('prices-with-panels.yaml', pricingSchema),
}
