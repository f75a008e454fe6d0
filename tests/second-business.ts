import { join } from 'node:path'

/**
 * The content of a small gutter and window cleaner in Ohio. What the code does is tested on it wherever a test needs words,
 * prices or places, so that an owner may change their own.
 */
export const secondBusiness = join(import.meta.dirname, 'second-business')
