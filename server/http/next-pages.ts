import type { FastifyInstance } from 'fastify'

const rulesPath = '/speculation-rules.json'

/**
 * Speculation rules: the browser may prerender a page of this site whose link is hovered or touched. Excludes links
 * within a page, which would reload it, as well as files and routes with side effects.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/f/*', '/functions/*', '/thanks', '/:language/thanks', '/share/*', '/*.xml', '/*.txt'],
            },
          },
          { not: { selector_matches: '[href*="#"], [download], [target="_blank"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/**
 * Serves the rules with the media type that browsers require. Sends none with `Save-Data`, because a prerendered page
 * costs data even if it is never opened.
 */
export const serveNextPages = (app: FastifyInstance): void => {
  app.get(rulesPath, async ({ headers }, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .header('vary', 'save-data')
      .send(JSON.stringify(headers['save-data'] === 'on' ? {} : rules)),
  )
}

/** Response header of pages that names the rules, so prerendering needs no script. */
export const nextPages = { 'speculation-rules': `"${rulesPath}"` }
