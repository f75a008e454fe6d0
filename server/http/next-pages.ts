import type { FastifyInstance } from 'fastify'

const rulesPath = '/speculation-rules.json'

/**
 * What a browser may make ready before it is asked for: any page of this site whose link is hovered or touched.
 * Left out are links to a part of a page, which would load a page that is already there, files, and whatever acts.
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
 * Answers with the rules, under the media type without which browsers ignore them. Whoever saves data gets none: a page
 * that is made ready and not read is paid for all the same.
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

/** Names the rules in a page's headers, so that the next page can be ready without any script in this one. */
export const nextPages = { 'speculation-rules': `"${rulesPath}"` }
