import { builtAt, currentBuildId } from '../../builds/build-folder.ts'
import type { Config } from '../../config.ts'
import { withCommandsHere } from '../../process/installed-package.ts'
import { clockStore } from '../../storage/clock.ts'
import type { Storage } from '../../storage/open.ts'
import { removal } from '../../storage/removal.ts'
import { oldBefore, removeOld } from '../../storage/retention.ts'

const counted = (count: number) => `${count} request${count === 1 ? '' : 's'}`

/**
 * Reports the number of leads older than `RETENTION_DAYS`. With `isConfirmed`, the operator vouches for the
 * clock: the server trusts it from now on, and they are all removed.
 */
export const expireLeads = async (
  storage: Storage,
  config: Config,
  { isConfirmed, spoken }: { isConfirmed: boolean; spoken: (moment: Date) => string },
): Promise<string> => {
  const { RETENTION_DAYS: days, DATA_DIR: dataDir, BUILD_DIR: buildDir } = config
  const now = new Date()
  const store = removal(storage)
  const before = days === undefined ? new Date(0) : oldBefore(days, now)
  if (!isConfirmed) {
    const old =
      days === undefined ? 'RETENTION_DAYS is off' : `${counted(await store.count(before))} older than ${days} days`
    return withCommandsHere(
      `The clock says ${spoken(now)}. By it: ${old}. If the clock is right, npm run leads -- expire --yes removes them all, with their letters, and the server trusts the clock from then on.\n`,
    )
  }
  const id = currentBuildId(buildDir)
  await clockStore(storage, () => (id === undefined ? new Date(0) : builtAt(id))).trust(now)
  const removed = await removeOld({ dataDir, store }, before, Number.POSITIVE_INFINITY)
  return `${counted(removed)} removed. The server trusts the clock again.\n`
}
