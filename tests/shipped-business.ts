import { describe, test } from 'vitest'
import { readContent } from '../content/schema/read.ts'

const { business, pricing } = readContent()
const { small, medium, large } = pricing.solar ?? {}
const { exterior, bundle } = pricing.windows ?? {}
const prices = [small, medium, large, exterior, bundle].map((price) => price?.text).join()

/**
 * True if content/ is the shipped business, by its name, phone number and main prices. Only then are texts, figures and
 * pictures of the specification checked.
 */
export const shippedBusiness =
  business.name === 'Bright Valley Solar & Window Cleaning' &&
  business.phone === '(559) 555-0142' &&
  prices === '$175–$225,$225–$275,$275–$350+,$125–$250,$300–$500'

/** A test of the shipped business's content. `npm test` counts them as left out for another business. */
export const shippedTest = test.runIf(shippedBusiness)
export const describeShipped = describe.runIf(shippedBusiness)
