import { expect, test } from 'vitest'
import { type UnsentChange, unsentChanges } from './unsent-changes.ts'

const memory = (text: string | null = null) => {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_name: string, value: string) => {
      kept = value
    },
    removeItem: () => {
      kept = null
    },
  }
}
const change = (leadId: string, id: string = crypto.randomUUID()): UnsentChange => ({
  leadId,
  leadName: 'Ann',
  request: { id, version: 3, change: { kind: 'note', text: 'gate code 12' } },
})

test('what waits outlives the page, in its order', () => {
  const kept = memory()
  const [one, two] = [change('a'), change('b')]
  unsentChanges(kept).add(one)
  unsentChanges(kept).add(two)
  expect(unsentChanges(kept).list()).toEqual([one, two])
  expect(unsentChanges(kept).of('b')).toEqual([two])
})

test('what was sent, or taken back, is gone, and nothing is left once all is', () => {
  const kept = memory()
  const one = change('a')
  const unsent = unsentChanges(kept)
  unsent.add(one)
  expect([unsent.remove(one.request.id), unsent.remove(one.request.id)]).toEqual([true, false])
  expect(kept.getItem()).toBeNull()
})

test.each(['', '{', '[{"leadId":1}]', 'null'])('what cannot be read is nothing: %j', (text) => {
  expect(unsentChanges(memory(text)).list()).toEqual([])
})

test('tells whoever listens, until they stop', () => {
  const unsent = unsentChanges(memory())
  let calls = 0
  const stop = unsent.subscribe(() => {
    calls += 1
  })
  unsent.add(change('a'))
  unsent.clear()
  stop()
  unsent.add(change('a'))
  expect(calls).toBe(2)
})
