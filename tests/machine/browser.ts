import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { startNode, succeeds } from '../../scripts/child.ts'
import { installDebians } from './debian.ts'
import { need, programs } from './programs.ts'

const chromiumPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const none =
  'No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM to its program file.'

const found = () => [...chromiumPlaces, chromium.executablePath()].find((place) => existsSync(place))

const installPlaywrights = () => {
  const program = join(fileURLToPath(import.meta.resolve('playwright-core')), '..', 'cli.js')
  return succeeds(startNode([program, 'install', '--no-shell', 'chromium']))
}

// Its stand-in for common fonts comes with it only where it is asked for.
const installDebianChromium = () => installDebians('chromium', 'fonts-liberation')

/** Where a Chromium program is, installing one when the machine has none. Throws one sentence when that fails. */
export const findChromium = async (): Promise<string> => {
  const chosen = process.env.CHROMIUM
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM names ${chosen}, where there is no file.`)
  const ready = chosen ?? found()
  if (ready) return ready
  for (const install of [installPlaywrights, installDebianChromium]) {
    await install()
    const place = found()
    if (place) return place
  }
  throw new Error(none)
}

const firefoxPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Where Firefox is, installing it when the machine has none. Throws one sentence when that fails. */
export const findFirefox = (): string => {
  const find = () => firefoxPlaces.find((place) => existsSync(place))
  const place = find() ?? (installDebians('firefox-esr') ? find() : undefined)
  if (place) return place
  throw new Error('No Firefox was found and none could be installed: install the package firefox-esr.')
}

/** Where WebKitGTK's small browser is, installing it with its driver when the machine has none. Throws one sentence. */
export const findMiniBrowser = (): string => {
  need(programs.webKitDriver)
  const [place] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  if (place) return place
  throw new Error('WebKitWebDriver is here without a MiniBrowser of WebKitGTK 4.1: install libwebkit2gtk-4.1-0.')
}
