import { postgresFolder } from '../../server/testing/postgres.ts'
import { findChromium, findFirefox, findMiniBrowser } from './browser.ts'
import { need, programs } from './programs.ts'

const steps = [
  findChromium,
  findFirefox,
  findMiniBrowser,
  postgresFolder,
  ...Object.values(programs).map((program) => () => need(program)),
]

/**
 * Brings the programs that the tests start to a machine that lacks them, before any test waits for one with a limit of
 * its own. What cannot be brought is only said: the tests that need it fail by themselves.
 */
export const prepareMachine = async (): Promise<void> => {
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      console.log(error instanceof Error ? error.message : error)
    }
  }
}
