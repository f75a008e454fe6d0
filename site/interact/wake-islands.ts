import interact from './interact.ts'

type Render = (component: unknown, props: unknown, slots: Record<string, string>, metadata: object) => Promise<void>
/** An island's code, or what brings it to life as its `default` (`@astrojs/react/client.js`). */
type Module = { default?: (island: Element) => Render; [name: string]: unknown }

const importFrom = (url: string): Promise<Module> => import(/* @vite-ignore */ url)

const slotsOf = (island: Element) =>
  Object.fromEntries(
    [...island.querySelectorAll('astro-slot')].map((slot) => [slot.getAttribute('name') ?? 'default', slot.innerHTML]),
  )

/**
 * Makes every island of a built page (see `site/build/finish/plain-islands.ts`) wake at the first sign of intent, and not
 * before what is `late` is there: how it looks, and what stands in it. In development Astro's own runtime does it.
 */
export const wakeIslands = (late: Promise<unknown>): void => {
  for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
    // The server has written its errors into this one: rendered again, they and the answers would be gone.
    if (island.querySelector('[role=alert]')) continue
    const said = (name: string) => island.getAttribute(name) ?? ''
    const bring = (before = '') => Promise.all(['renderer', 'code'].map((name) => importFrom(before + said(name))))
    const load = async () => {
      // A line that broke for a moment would otherwise leave the island asleep. Both come from their copies then
      // (`site/build/script-copies.ts`): not every browser asks twice for a file, and an island needs its own React.
      const [renderer, code] = await bring().catch(() => bring('/_astro/again'))
      await late
      if (island.querySelector('[data-late]')) throw new Error('late')
      return async () => {
        await renderer?.default?.(island)(code?.[said('name')], JSON.parse(said('props')), slotsOf(island), {})
        island.removeAttribute('ssr')
      }
    }
    interact(load, { value: said('value') }, island)
  }
}
