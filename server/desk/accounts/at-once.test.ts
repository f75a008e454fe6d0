import { beforeEach, expect, test } from 'vitest'
import type { Storage } from '../../storage/open.ts'
import { inBothStorages } from '../../testing/both-storages.ts'
import { calendarStore } from '../calendar/calendar-store.ts'
import { linkStore } from './link-store.ts'
import { peopleStore } from './people-store.ts'

const now = new Date()

inBothStorages('calls at the same time', (both) => {
  let storage: Storage
  beforeEach(async () => {
    storage = await both.open([])
  })

  const enter = async (name: string): Promise<string> => {
    const link = { kind: 'invite', name, role: 'owner' } as const
    const token = await linkStore(storage).create(link, now)
    return (await peopleStore(storage).enter(token, {}, now)).person.id
  }

  test('of two owners who remove each other leave one', async () => {
    const people = peopleStore(storage)
    for (let round = 0; round < 5; round += 1) {
      const one = await enter(`Olga ${round}`)
      const other = await enter(`Petra ${round}`)
      await Promise.allSettled([people.remove(one, now, other), people.remove(other, now, one)])
      expect((await people.list()).filter(({ id }) => id === one || id === other)).toHaveLength(1)
    }
  })

  test('for a calendar address leave the person with one', async () => {
    const id = await enter('Maria')
    const calendars = calendarStore(storage)
    const tokens = await Promise.all([1, 2, 3, 4].map(() => calendars.create(id, now)))
    const open = await Promise.all(tokens.map((token) => calendars.isOpen(token, now)))
    expect(open.filter(Boolean)).toHaveLength(1)
  })
})
