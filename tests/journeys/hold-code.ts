import type { Page } from 'playwright-core'

/** Delays the code of every island until the returned function is called. */
export const holdCode = async (page: Page): Promise<() => void> => {
  const code = Promise.withResolvers<void>()
  await page.route('**/_astro/**/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  return code.resolve
}

/** Delays each piece of React's work, so that an island listens long after its code has started it. */
export const slowReact = (page: Page) =>
  page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function delayed(message: unknown) {
      setTimeout(() => post.call(this, message), 400)
    }
  })
