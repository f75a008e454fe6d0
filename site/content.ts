import { currentContent } from '../content/schema/read.ts'

/** The content, read once per build. */
export const content = currentContent()
