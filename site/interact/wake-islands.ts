import interact from './interact.ts'

type Module = Record<string, unknown>

const importFrom = (url: string): Promise<Module> => import(/* @vite-ignore */ url)

const slotsOf = (island: Element) =>
  Object.fromEntries(
    [...island.querySelectorAll('astro-slot')].map((slot) => [slot.getAttribute('name') ?? 'default', slot.innerHTML]),
  )

/**
 * Makes every island of a built page (see `site/build/finish/plain-islands.ts`) wake at the first sign of intent. In
 * development Astro's own runtime does it.
 */
export const wakeIslands = (): void => {
  for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
    // The server has written its errors into this one: rendered again, they and the answers would be gone.
    if (island.querySelector('[role=alert]')) continue
    const said = (name: string) => island.getAttribute(name) ?? ''
    const bring = (before = '') => Promise.all(['renderer', 'code'].map((name) => importFrom(before + said(name))))
    const load = async () => {
      // A line that broke for a moment would otherwise leave the island asleep. Both come from their copies then
      // (`site/build/script-copies.ts`): not every browser asks twice for a file, and an island needs its own React.
      const [renderer, code] = await bring().catch(() => bring('/_astro/again'))
      return async () => {
        const render = renderer?.default
        if (typeof render === 'function')
          await render(island)(code?.[said('name')], JSON.parse(said('props')), slotsOf(island), {})
        island.removeAttribute('ssr')
      }
    }
    interact(load, { value: said('value') }, island)
  }
}
