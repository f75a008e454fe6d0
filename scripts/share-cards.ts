import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Content } from '../content/schema/read.ts'
import { cardName, sharedPages } from '../site/share/shared-pages.ts'
import { place } from './place.ts'

/**
 * Puts the share picture of every page into the built site. Astro would read and write 80 KB for each, although hardly
 * any has changed since they were drawn.
 */
export const placeCards = async (content: Content, siteDir: string): Promise<void> => {
  // It takes up the content of this build as soon as it is loaded.
  const { cardFile } = await import('../site/share/draw-card.ts')
  const folder = join(siteDir, 'share')
  mkdirSync(folder, { recursive: true })
  const queue = sharedPages(content).values()
  const work = async () => {
    for (const page of queue) place(await cardFile(page), join(folder, `${cardName(page.path)}.jpg`))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
