import fastifyPlugin from 'fastify-plugin'
import { openSite, type Site } from './built-site.ts'
import { errorHandler } from './errors.ts'
import { serveNextPages } from './next-pages.ts'
import { refuseDuplicateHost } from './odd-requests.ts'
import { addSecurityHeaders, headersFor } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Pages of the live build. */
    site: Site
  }
}

/** Error handler, headers and log for all routes. Registered before them. */
export const http = fastifyPlugin(async (app) => {
  const { build, config } = app
  const site = openSite(
    () => build.now().pages,
    () => build.now().before,
  )
  app.decorate('site', site)
  app.setErrorHandler(errorHandler(site, () => build.now().content.business.languages))
  // Uses `done` instead of async: a promise per hook is a measurable part of a page's cost.
  app.addHook('onResponse', ({ id, method, routeOptions }, { statusCode, elapsedTime }, done) => {
    // Logs the route instead of the URL, which may contain what a visitor typed.
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
