import { expect, test } from 'vitest'
import { memoryText } from '../../../tests/memory-text.ts'
import { quoteDraft } from './draft.ts'

const form = (name = '', note = '', trap = '') => [
  { name: 'name', value: name },
  { name: 'note', value: note },
  { name: '_gotcha', value: trap },
]

test('fills empty fields, and never the honeypot', () => {
  const draft = quoteDraft(memoryText())
  draft.save(form('Maria', 'two storeys', 'filled'))
  const later = form('', 'one storey')
  draft.restore(later)
  expect(later.map(({ value }) => value)).toEqual(['Maria', 'one storey', ''])
})

test('is gone after all is deleted or it is cleared', () => {
  const kept = memoryText()
  const draft = quoteDraft(kept)
  draft.save(form('Maria'))
  draft.save(form())
  expect(kept.read()).toBeUndefined()
  draft.save(form('Maria'))
  draft.clear()
  expect(kept.read()).toBeUndefined()
})

test.each(['', '7', 'null', '{"name":7}'])('ignores %j', (text) => {
  const kept = memoryText()
  kept.write(text)
  const fields = form()
  quoteDraft(kept).restore(fields)
  expect(fields[0]?.value).toBe('')
})
