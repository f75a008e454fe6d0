import { onTestFinished, vi } from 'vitest'
import { secondBusiness } from '../../tests/second-business.ts'
import { readServerContent } from '../builds/server-content.ts'
import { localTime } from '../mail/local-time.ts'
import { alertStore } from '../ops/alerts/alert-store.ts'
import type { Channel, Notice } from '../ops/alerts/channels.ts'
import type { Observation } from '../ops/alerts/conditions.ts'
import { type AlertParts, watchOnce } from '../ops/alerts/watch.ts'
import { testStorage } from './test-storage.ts'

export const { letters, business } = readServerContent(secondBusiness)
export const hour = 60 * 60_000
export const spoken = localTime(business.timeZone, 'en', 'medium')
export const begun = Date.parse('2026-03-02T20:00:00Z')
export const total = 25_000_000_000

export const well = {
  outbox: { waiting: 0, givenUp: 0, oldestWaiting: undefined },
  disk: { free: 10_000_000_000, total },
  lastRequest: new Date(begun),
} satisfies Observation
export const owing = (waiting: number, oldestWaiting = new Date(begun)) => ({
  ...well,
  outbox: { waiting, givenUp: 0, oldestWaiting },
})

export const watch = async (channels: readonly Channel[], changes: Partial<AlertParts> = {}) => {
  const storage = await testStorage()
  onTestFinished(() => storage.close())
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const words = letters.alerts
  /** One round of the alerts at a fake time, `hours` after the start. */
  const at = (hours: number, seen: Observation, toldWithoutNote?: Set<string>) =>
    watchOnce(
      {
        observe: async () => seen,
        store: alertStore(storage),
        channels,
        words,
        quietDays: undefined,
        host: 'one',
        spoken,
        log,
        ...changes,
      },
      new Date(begun + hours * hour),
      toldWithoutNote,
    )
  return { at, log, storage }
}

export const collector = () => {
  const told: Notice[] = []
  const channel: Channel = async (notice) => void told.push(notice)
  return { channel, subjects: () => told.map(({ subject }) => subject), told }
}
