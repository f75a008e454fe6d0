import { currentContent } from '../content/schema/read.ts'

/** What the business says, read and checked once a build. */
export const content = currentContent()
