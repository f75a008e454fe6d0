import { describe, test } from 'vitest'
import { readContent } from '../content/schema/read.ts'

const { name, phone } = readContent().business

/**
 * True if content/ is the shipped business, by name and phone number. Only then are texts, figures and pictures of the
 * specification checked.
 */
export const shippedBusiness = name === 'Bright Valley Solar & Window Cleaning' && phone === '(559) 555-0142'

/** A test of the shipped business's content. `npm test` counts them as left out for another business. */
export const shippedTest = test.runIf(shippedBusiness)
export const describeShipped = describe.runIf(shippedBusiness)
