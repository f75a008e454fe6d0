import type { AlertName } from '../../../content/schema/letters.ts'
import { groupedDigits } from '../../../pricing/grouped-digits.ts'
import { type Disk, leastRoom } from '../../process/disk.ts'
import { type ClockWitnesses, clockMayDelete } from '../../storage/clock.ts'
import type { OutboxSummary } from '../../storage/outbox-summary.ts'
import type { HeartbeatState } from '../heartbeat/heartbeat-store.ts'

/**
 * What a round observes: free disk space, and either the database's state (outbox, last quote request and more) or why
 * the database fails.
 */
export type Observation = {
  disk: Disk | undefined
} & (
  | {
      outbox: OutboxSummary
      lastRequest: Date
      heartbeat?: HeartbeatState | undefined
      clock?: ClockWitnesses | undefined
      /** Time of the newest backup; without one, of the first lead. */
      backedUp?: Date | undefined
      failure?: undefined
    }
  | { failure: string }
)

export type Circumstances = { now: Date; quietDays: number | undefined; host: string; spoken: (moment: Date) => string }

/**
 * A condition that may raise an alert. `id` is unique in the installation; `facts` fill the alert's words. `facts` is
 * lazy: the first use of Intl's dates takes 8 MiB of memory for good.
 */
export type Condition = {
  id: string
  name: AlertName
  isOn: (wasOn: boolean) => boolean
  facts: () => Record<string, string>
}

/** All conditions. A disk must exceed the threshold by a margin before its alert ends, so it does not flap. */
export const conditionsOf = (seen: Observation, at: Circumstances): Condition[] => {
  const always = [storageFailing(seen.failure, at), ...(seen.disk ? [diskFull(seen.disk, at)] : [])]
  if (seen.failure !== undefined) return always
  return [
    ...always,
    lettersLate(seen.outbox, at),
    ...(seen.heartbeat ? [heartbeatStopped(seen.heartbeat, at)] : []),
    ...(seen.backedUp ? [backupOld(seen.backedUp, at)] : []),
    ...(seen.clock ? [clockWrong(seen.clock, at)] : []),
    ...(at.quietDays === undefined ? [] : [quiet(seen.lastRequest, at.quietDays, at)]),
  ]
}

const storageFailing = (failure: string | undefined, { host }: Circumstances): Condition => ({
  id: `storage-failing:${host}`,
  name: 'storageFailing',
  isOn: () => failure !== undefined,
  facts: () => ({ reason: failure ?? '', host }),
})

const megabyte = 1_000_000

const diskFull = ({ free, total }: Disk, { host }: Circumstances): Condition => ({
  id: `disk-full:${host}`,
  name: 'diskFull',
  isOn: (wasOn) => free < leastRoom(total) * (wasOn ? 1.25 : 1),
  facts: () => ({ free: groupedDigits(Math.floor(free / megabyte)), host }),
})

const hour = 60 * 60_000

const lettersLate = (
  { waiting, givenUp, oldestWaiting }: OutboxSummary,
  { now, spoken }: Circumstances,
): Condition => ({
  id: 'letters-late',
  name: 'lettersLate',
  isOn: () => oldestWaiting !== undefined && distance(now, oldestWaiting) > hour,
  facts: () => ({
    waiting: String(waiting),
    givenUp: String(givenUp),
    since: spoken(oldestWaiting ?? now),
  }),
})

// A time in the future was written by a wrong clock, so its real distance is unknown.
const distance = (now: Date, moment: Date) => Math.abs(now.getTime() - moment.getTime())

const heartbeatStopped = ({ begun, stuckAt }: HeartbeatState, { now }: Circumstances): Condition => ({
  id: 'heartbeat',
  name: 'heartbeat',
  // Stays on until a heartbeat passes.
  isOn: (wasOn) => stuckAt !== undefined && (wasOn || distance(now, begun) > hour / 6),
  facts: () => ({ step: stuckAt ?? '' }),
})

const backupOld = (backedUp: Date, { now, spoken }: Circumstances): Condition => ({
  id: 'backup',
  name: 'backup',
  isOn: () => distance(now, backedUp) > 3 * 24 * hour,
  facts: () => ({ since: spoken(backedUp) }),
})

const clockWrong = (witnesses: ClockWitnesses, { now, spoken }: Circumstances): Condition => ({
  id: 'clock',
  name: 'clock',
  isOn: () => !clockMayDelete(now, witnesses),
  facts: () => ({ now: spoken(now), since: spoken(witnesses.trusted) }),
})

const quiet = (lastRequest: Date, days: number, { now, spoken }: Circumstances): Condition => ({
  id: 'quiet',
  name: 'quiet',
  isOn: () => now.getTime() - lastRequest.getTime() > days * 24 * hour,
  facts: () => ({ days: String(days), since: spoken(lastRequest) }),
})
