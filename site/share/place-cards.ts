import { copyFileSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { addressIn } from '../../content/schema/languages/page-addresses.ts'
import { sitePages } from '../../content/schema/pages/site-pages.ts'
import type { Content } from '../../content/schema/read.ts'
import { cardName } from './card-paths.ts'
import { cardFile } from './draw-card.ts'

/**
 * Copies each page's share card into the built site. As Astro routes they would be read and written at every build,
 * although few change.
 */
export const placeCards = async (content: Content, siteDir: string): Promise<void> => {
  const folder = join(siteDir, 'share')
  mkdirSync(folder, { recursive: true })
  const queue = sitePages(content).values()
  const work = async () => {
    for (const page of queue) {
      const name = cardName(addressIn(content.addresses, page.path))
      copyFileSync(await cardFile(page, content.business), join(folder, `${name}.jpg`))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
