import fastifyPlugin from 'fastify-plugin'
import { errorHandler } from './errors.ts'
import { serveNextPages } from './next-pages.ts'
import { refuseDuplicateHost } from './odd-requests.ts'
import { addSecurityHeaders, headersFor } from './security-headers.ts'
import { openSite, type Site } from './site.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The built pages. */
    site: Site
  }
}

/** What holds for every answer: errors, headers, the log. Registered before every route. */
export const http = fastifyPlugin(async (app) => {
  const { build, config } = app
  const site = openSite(
    () => build.now().pages,
    () => build.now().before,
  )
  app.decorate('site', site)
  app.setErrorHandler(errorHandler(site, () => build.now().content.business.languages))
  // Not async: a promise for each hook would be a good part of what a page costs.
  app.addHook('onResponse', ({ id, method, routeOptions }, { statusCode, elapsedTime }, done) => {
    // The route and not the address: what a visitor wrote stays out of the log.
    if (method === 'POST')
      app.log.info({ reqId: id, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'answered')
    done()
  })
  addSecurityHeaders(app, () =>
    headersFor({
      siteUrl: build.now().content.business.siteUrl,
      isStaging: config.STAGING,
      hasHttpsSubdomains: config.HSTS_SUBDOMAINS,
    }),
  )
  refuseDuplicateHost(app)
  serveNextPages(app)
})
