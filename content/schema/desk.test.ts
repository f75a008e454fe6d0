import { expect, test } from 'vitest'
import { deskSchema } from './desk.ts'
import { languagesOf } from './read.ts'
import { contentFiles } from './read-files.ts'

test.each(languagesOf('content'))(
  'the desk has all of its words in %s: it may be the first language of a site',
  (code) => {
    expect(contentFiles('content').yaml(`${code}/desk.yaml`, deskSchema).title).not.toBe('')
  },
)
