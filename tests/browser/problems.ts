import type { BrowserContext } from 'playwright-core'

/** Collects console errors (including policy violations), uncaught exceptions, and requests to other origins. */
export const watchForProblems = (context: BrowserContext, siteUrl: string): string[] => {
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    problems.push(`uncaught: ${error.error().message}`)
  })
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== siteUrl) problems.push(`left the machine: ${request.url()}`)
  })
  return problems
}
