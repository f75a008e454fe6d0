import { expect, test } from '../../browser/site.ts'
import { everyKind, missingPage } from './routes.ts'

const fileOf = (path: string) => `./trees/${path.slice(1).replaceAll('/', '-') || 'home'}.yaml`

// What a screen reader is told of each kind of page: reviewed by eye when it changes, then kept with `npm run record`.
test.for(everyKind)('%s reads as it was reviewed', async (path, { visit }) => {
  const page = await visit(path, { width: 390, reducedMotion: true, expected: missingPage })
  await expect(await page.locator('body').ariaSnapshot()).toMatchFileSnapshot(fileOf(path))
})
