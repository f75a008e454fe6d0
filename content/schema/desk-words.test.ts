import { expect, test } from 'vitest'
import { businessSchema } from './business.ts'
import { deskSchema } from './desk-words.ts'
import { contentFiles } from './read-files.ts'

test.each(contentFiles('content').yaml('business.yaml', businessSchema).languages)(
  "the desk's words are complete in %s, which may be a site's first language",
  (code) => {
    expect(contentFiles('content').yaml(`${code}/desk.yaml`, deskSchema).title).not.toBe('')
  },
)
