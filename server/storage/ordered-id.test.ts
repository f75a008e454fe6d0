import { expect, test } from 'vitest'
import { letterName } from '../mail/letter-file.ts'
import { orderedId } from './ordered-id.ts'

test('an id is a UUID that sorts after earlier ones', () => {
  const ids = [1, 1_000, Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 1) + 1].map((ms) => orderedId(new Date(ms)))
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(ids.toSorted()).toEqual(ids)
})

test('letters of the same moment have separate files', () => {
  const now = new Date(Date.UTC(2026, 0, 1))
  const letter = { created_at: now.toISOString(), kind: 'owner-notice' } as const
  const names = Array.from({ length: 100 }, () => letterName({ ...letter, id: orderedId(now) }))
  expect(new Set(names).size).toBe(100)
})
