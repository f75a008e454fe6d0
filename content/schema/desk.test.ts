import { expect, test } from 'vitest'
import { businessSchema } from './business.ts'
import { deskSchema } from './desk.ts'
import { contentFiles } from './read-files.ts'

test.each(contentFiles('content').yaml('business.yaml', businessSchema).languages)(
  'the desk has all of its words in %s: it may be the first language of a site',
  (code) => {
    expect(contentFiles('content').yaml(`${code}/desk.yaml`, deskSchema).title).not.toBe('')
  },
)
