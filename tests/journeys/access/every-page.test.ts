import { quietNetwork } from '../../browser/quiet-network.ts'
import { expect, test } from '../../browser/site.ts'
import { comparePicture } from '../compare-picture.ts'
import { fontsHaveCome } from '../fonts-have-come.ts'
import { wakeIslands } from '../wake-islands.ts'
import { findings } from './findings.ts'
import { overflow, overflowOfLargeText } from './overflow.ts'
import { everyKind, everyLanguage, everyMarkup, everyPath, everyPicture, missingPage } from './swept-pages.ts'
import { tooSmallToTap } from './tap-sizes.ts'

// All checks of a page at one width share a load, because loading takes longest. Soft expectations let the others run
// after a failure.

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'
const checked = [...everyMarkup(), ...everyLanguage]

test.for(checked)(
  '%s is accessible, fits, and has the recorded accessibility tree on a phone',
  async (path, { visit }) => {
    const page = await visit(path, { width: 390, reducedMotion: true, expected: missingPage })
    const isKind = everyKind.includes(path)
    await wakeIslands(page, 'astro-island[client="visible"]')
    await quietNetwork(page)
    // The accessibility tree, reviewed by a person when it changes, then stored with `npm run record`.
    if (isKind)
      await expect.soft(await page.locator('body').ariaSnapshot()).toMatchFileSnapshot(`./trees/${nameOf(path)}.yaml`)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await fontsHaveCome(page)
    if (everyPicture.includes(path)) await comparePicture(page, `${nameOf(path)}-390`, { fullPage: true })
    expect.soft(await findings(page), 'axe').toEqual([])
    if (isKind) expect.soft(await tooSmallToTap(page), 'smaller than 44 px').toEqual([])
    expect.soft(await overflow(page), 'sideways').toEqual([])
    expect.soft(await overflowOfLargeText(page), 'sideways with other text').toEqual([])
  },
)

test('every other page, with the markup of these, wakes without an error and fits at 320 px', async ({ visit }) => {
  const others = everyPath.filter((path) => !checked.includes(path))
  const page = await visit('/thanks', { width: 320, reducedMotion: true })
  for (const path of others) {
    await page.goto(path)
    await wakeIslands(page, 'astro-island[client="visible"]')
    await fontsHaveCome(page)
    expect.soft(await overflow(page), path).toEqual([])
  }
})

test.for(everyKind)('%s is accessible and looks as recorded at 1440 px', async (path, { visit }) => {
  const page = await visit(path, { reducedMotion: true, expected: missingPage })
  await wakeIslands(page, 'astro-island[client="visible"]')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  if (everyPicture.includes(path)) await comparePicture(page, `${nameOf(path)}-1440`, { fullPage: true })
  expect.soft(await findings(page), 'axe').toEqual([])
})
