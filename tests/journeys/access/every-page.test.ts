import { expect, test } from '../../browser/site.ts'
import { wakeIslands } from '../wake-islands.ts'
import { everyKind, missingPage } from './routes.ts'

const fileOf = (path: string) => `./trees/${path.slice(1).replaceAll('/', '-') || 'home'}.yaml`

// What a screen reader is told of each kind of page: reviewed by eye when it changes, then kept with `npm run record`.
test.for(everyKind)('%s reads as it was reviewed', async (path, { visit }) => {
  const page = await visit(path, { width: 390, reducedMotion: true, expected: missingPage })
  // As it reads once what is in sight has woken: before, it depends on how fast the machine is.
  await wakeIslands(page, 'astro-island[client="visible"]')
  await page.waitForLoadState('networkidle')
  await expect(await page.locator('body').ariaSnapshot()).toMatchFileSnapshot(fileOf(path))
})
