import { expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { describeShipped } from '../../../tests/shipped-business.ts'
import { passagesOf } from './passages.ts'

const content = readContent()

describeShipped('what can be quoted', () => {
  it('in Spanish is taken from the Spanish pages, and leads to them', () => {
    const passages = passagesOf(content, 'es')
    expect(passages.length).toBe(passagesOf(content, 'en').length)
    expect(passages.filter(({ path }) => !path.startsWith('/es'))).toEqual([])
  })

  it('is nothing in a language that the site has no pages in', () => {
    const { en } = content.spokenPages
    expect(passagesOf({ ...content, spokenPages: { en, es: en } }, 'es')).toEqual([])
  })
})
