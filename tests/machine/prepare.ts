import { postgresFolder } from '../../server/testing/test-postgres.ts'
import { downloadChromium, findFirefox, findMiniBrowser, findWholeChromium, hasHeadlessShell } from './browser.ts'
import { installDebians } from './debian.ts'
import { hasArial } from './fonts.ts'
import { isInstalled, programs } from './programs.ts'

/** A program that tests need, its purpose, and its Debian packages. */
export type Need = { name: string; use: string; debian: string[]; isMet: () => boolean }

const finds = (find: () => string) => () => {
  try {
    find()
    return true
  } catch {
    return false
  }
}

// A wrong setting is reported by the tests that use it.
const isChosen = () => Boolean(process.env.CHROMIUM || process.env.CHROME_PATH)

const chromium: Need = {
  name: 'Chromium',
  use: 'the journeys of visitors',
  debian: ['chromium'],
  isMet: () => isChosen() || finds(findWholeChromium)(),
}

const needs: Need[] = [
  chromium,
  {
    name: 'chromium-headless-shell',
    use: 'the journeys of visitors in half the time',
    debian: ['chromium-headless-shell'],
    isMet: () => isChosen() || hasHeadlessShell(),
  },
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

/** Text about what is missing and its purpose, and what will be installed or the command to do so. */
export const announce = (missing: Need[], mayInstall: boolean): string => {
  const list = missing.map(({ name, use }) => `  ${name}: ${use}`)
  const packages = packagesOf(missing)
  const action = mayInstall
    ? `Installing with apt-get: ${packages}`
    : `The tests that need one of these fail or take longer. On Debian this brings all of it:\n  sudo apt-get install --yes --no-install-recommends ${packages}`
  return ['Missing on this machine:', ...list, action].join('\n')
}

const isRoot = process.platform === 'linux' && process.getuid?.() === 0

const install = async (missing: Need[]) => {
  if (installDebians(packagesOf(missing).split(' '))) return
  // apt refuses all packages if one is unknown, so each is installed separately.
  for (const { debian } of missing) installDebians(debian)
  if (chromium.isMet()) return
  console.log('Downloading the Chromium of Playwright, for there is no package that works.')
  await downloadChromium()
}

/**
 * As root, installs the programs that tests need; as another user, prints the command. Never replaces an installed
 * program. Tests fail if their program is still missing.
 */
export const prepareMachine = async (): Promise<void> => {
  const missing = needs.filter(({ isMet }) => !isMet())
  if (missing.length === 0) return
  console.log(announce(missing, isRoot))
  if (!isRoot) return
  await install(missing)
  for (const { name, use } of missing.filter(({ isMet }) => !isMet()))
    console.log(`${name} could not be installed: it is for ${use}.`)
}
