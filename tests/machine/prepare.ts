import { postgresFolder } from '../../server/testing/postgres.ts'
import { downloadChromium, findChromium, findFirefox, findMiniBrowser } from './browser.ts'
import { installDebians } from './debian.ts'
import { hasArial } from './fonts.ts'
import { isInstalled, programs } from './programs.ts'

/** A program that tests need, what for, and the packages of Debian that bring it. */
export type Need = { name: string; use: string; debian: string[]; isMet: () => boolean }

const finds = (find: () => string) => () => {
  try {
    find()
    return true
  } catch {
    return false
  }
}

// A wrong setting is for its owner to mend: the tests that read it say so.
const isChosen = () => Boolean(process.env.CHROMIUM || process.env.CHROME_PATH)

const chromium: Need = {
  name: 'Chromium',
  use: 'the journeys of visitors',
  debian: ['chromium'],
  isMet: () => isChosen() || finds(findChromium)(),
}

const needs: Need[] = [
  chromium,
  { name: 'Arial', use: 'pages that keep still while fonts load', debian: ['fonts-liberation'], isMet: hasArial },
  { name: 'Firefox', use: 'the main paths in Firefox', debian: ['firefox-esr'], isMet: finds(findFirefox) },
  {
    name: 'MiniBrowser',
    use: 'the main paths as on an iPhone',
    debian: ['libwebkit2gtk-4.1-0', 'webkit2gtk-driver'],
    isMet: finds(findMiniBrowser),
  },
  { name: 'Postgres', use: 'all that is stored', debian: ['postgresql'], isMet: finds(postgresFolder) },
  ...Object.values(programs).map((program) => ({
    ...program,
    debian: [program.debian],
    isMet: () => isInstalled(program),
  })),
]

const packagesOf = (missing: Need[]) => [...new Set(missing.flatMap(({ debian }) => debian))].sort().join(' ')

/** Says what is missing and what for; then what is about to be installed, or the command with which the reader does that. */
export const announce = (missing: Need[], mayInstall: boolean): string => {
  const list = missing.map(({ name, use }) => `  ${name}: ${use}`)
  const packages = packagesOf(missing)
  const action = mayInstall
    ? `Installing with apt-get: ${packages}`
    : `The tests that need one of these will fail. On Debian this brings all of it:\n  sudo apt-get install --yes --no-install-recommends ${packages}`
  return ['Missing on this machine:', ...list, action].join('\n')
}

const isRoot = process.platform === 'linux' && process.getuid?.() === 0

const install = async (missing: Need[]) => {
  if (installDebians(packagesOf(missing).split(' '))) return
  // A system without one of these packages refuses all of them.
  for (const { debian } of missing) installDebians(debian)
  if (chromium.isMet()) return
  console.log('Downloading the Chromium of Playwright, for there is no package that works.')
  await downloadChromium()
}

/**
 * Brings the programs that the tests start to a machine that lacks them, as root; anybody else gets the command for that.
 * A program that is there is left alone. What cannot be brought fails the tests that need it.
 */
export const prepareMachine = async (): Promise<void> => {
  const missing = needs.filter(({ isMet }) => !isMet())
  if (missing.length === 0) return
  console.log(announce(missing, isRoot))
  if (!isRoot) return
  await install(missing)
  for (const { name, use } of missing.filter(({ isMet }) => !isMet()))
    console.log(`${name} could not be installed: tests of ${use} will fail.`)
}
