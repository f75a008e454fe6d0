import { expect, test } from 'vitest'
import { secondContent } from '../../tests/second-business.ts'
import { previewWords } from './preview-words.ts'

const { preview } = secondContent.interface

test('the preview ribbon names what is a sample, and disappears with the last one', () => {
  expect(previewWords(preview, 'all', 'all')).toBe(preview.all.both)
  expect(previewWords(preview, 'some', 'all')).toBe(preview.some.both)
  expect(previewWords(preview, 'none', 'some')).toBe(preview.some.pictures)
  expect(previewWords(preview, 'all', 'none')).toBe(preview.all.reviews)
  expect(previewWords(preview, 'none', 'none')).toBeUndefined()
})
