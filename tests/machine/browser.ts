import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { startNode, succeeds } from '../../scripts/child.ts'
import { need, programs } from './programs.ts'

/** Chromium without a window: it takes less than half of the processor's time, and shows no notifications. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const chromiumPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const chosenChromium = (): string | undefined => {
  for (const name of ['CHROMIUM', 'CHROME_PATH']) {
    const chosen = process.env[name]
    if (!chosen) continue
    if (!existsSync(chosen)) throw new Error(`${name} names ${chosen}, where there is no file.`)
    return chosen
  }
  return undefined
}

/** Path of Chromium: CHROMIUM or CHROME_PATH first. Throws one sentence if there is none. */
export const findChromium = (): string => chosenChromium() ?? firstOf([headlessShell, ...chromiumPlaces])

/** Path of a Chromium that shows notifications: CHROMIUM or CHROME_PATH last, for it may name a headless shell. */
export const findWholeChromium = (): string => firstOf([...chromiumPlaces, chosenChromium() ?? ''])

const firstOf = (places: string[]): string => {
  const place = [...places, chromium.executablePath()].find((one) => existsSync(one))
  if (place) return place
  throw new Error('No Chromium was found: start with npm test, or set CHROMIUM to its program file.')
}

export const hasHeadlessShell = (): boolean => existsSync(headlessShell)

/** Downloads Playwright's Chromium into its own folder. False on failure. */
export const downloadChromium = (): Promise<boolean> => {
  const program = join(fileURLToPath(import.meta.resolve('playwright-core')), '..', 'cli.js')
  return succeeds(startNode([program, 'install', '--no-shell', 'chromium']))
}

const firefoxPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Path of Firefox. Throws one sentence if there is none. */
export const findFirefox = (): string => {
  const place = firefoxPlaces.find((one) => existsSync(one))
  if (place) return place
  throw new Error('No Firefox was found: install the package firefox-esr, or start with npm test.')
}

/** Path of WebKitGTK's MiniBrowser. Throws one sentence if it or its driver is missing. */
export const findMiniBrowser = (): string => {
  need(programs.webKitDriver)
  const [place] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  if (place) return place
  throw new Error('WebKitWebDriver is here without a MiniBrowser of WebKitGTK 4.1: install libwebkit2gtk-4.1-0.')
}
