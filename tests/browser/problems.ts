import type { BrowserContext } from 'playwright-core'

/**
 * Collects what no visit may have: errors in the console (a blocked inline style is one), uncaught exceptions,
 * and requests to anywhere but the site itself.
 */
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
