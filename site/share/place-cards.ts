import { copyFileSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { addressIn } from '../../content/schema/languages/addresses.ts'
import type { Content } from '../../content/schema/read.ts'
import { sitePages } from '../../content/schema/site-pages.ts'
import { cardName } from './card-paths.ts'
import { cardFile } from './draw-card.ts'

/**
 * Puts the share picture of every page into the built site. Astro would read and write 80 KB for each, although hardly
 * any has changed since they were drawn.
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
