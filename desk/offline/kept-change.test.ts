import { expect, test } from 'vitest'
import { readKeptChanges } from './kept-change.ts'

const entry = (order: number, change: object) => ({
  order,
  personId: 'olga',
  savedAt: 0,
  leadId: 'a',
  leadName: 'Ann',
  request: { id: crypto.randomUUID(), version: 3, change },
})

test('an unreadable entry does not affect the others', () => {
  const [one, two] = [entry(1, { kind: 'note', text: 'gate code 12' }), entry(3, { kind: 'done' })]
  expect(readKeptChanges([one, entry(2, { kind: 'wave', text: 'from a newer version' }), two])).toEqual({
    changes: [one, two],
    edits: [],
    unreadable: [{ order: 2, text: '{"kind":"wave","text":"from a newer version"}' }],
  })
})

test('an entry of another shape is shown as JSON', () => {
  expect(readKeptChanges([{ order: 7, text: '[{' }]).unreadable).toEqual([
    { order: 7, text: '{"order":7,"text":"[{"}' },
  ])
})

test('drafts and photographs of the site are separated from changes of leads', () => {
  const kept = { personId: 'olga', savedAt: 0, label: 'Hours' }
  const draft = { id: crypto.randomUUID(), file: 'business.yaml', path: ['hours', 'mon'], before: 'closed', after: '' }
  const look = { alt: { en: 'A roof' }, focus: { x: 30, y: 70 } }
  const picture = { id: crypto.randomUUID(), name: 'roof', isOwn: true, ...look, bytes: new Blob(['x']) }
  const edits = [draft, picture].map((edit, order) => ({ ...kept, order, edit }))
  expect(readKeptChanges(edits)).toEqual({ changes: [], edits, unreadable: [] })
})
