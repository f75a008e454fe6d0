import { expect, test } from 'vitest'
import { momentOf } from '../../contract/uuid.ts'
import { letterName } from '../mail/letter-file.ts'
import { orderedId } from './ordered-id.ts'

test('letters of the same moment have separate files', () => {
  const now = new Date(Date.UTC(2026, 0, 1))
  const letter = { created_at: now.toISOString(), kind: 'owner-notice' } as const
  const names = Array.from({ length: 100 }, () => letterName({ ...letter, id: orderedId(now) }))
  expect(new Set(names).size).toBe(100)
})

test('an ordered id is a UUID of version 7 that contains its time', () => {
  const now = new Date(Date.UTC(2026, 0, 1))
  expect(Number.parseInt(momentOf(orderedId(now)), 16)).toBe(now.getTime())
})
