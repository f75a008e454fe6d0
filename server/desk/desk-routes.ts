import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Numbers } from '../../contract/desk/numbers.ts'
import type { RefusalCode } from '../../contract/desk/sign-in.ts'
import { unansweredDays } from '../assistant/unanswered.ts'
import { errorCode, errorStack } from '../process/start-error.ts'
import { editPages } from '../publish/page-to-edit.ts'
import { questionRoutes } from '../publish/questions/question-routes.ts'
import { siteRoutes } from '../publish/site-routes.ts'
import { checkOrigin, limitCalls, requireConfirmation, requireOwner, requireSession } from './accounts/guard.ts'
import { changePeopleRoutes, ownKeyRoutes, ownRoutes, peopleRoutes } from './accounts/people-routes.ts'
import { sessionStore } from './accounts/session-store.ts'
import { signInRoutes } from './accounts/sign-in-routes.ts'
import { apiParts, type DeskParts } from './api-parts.ts'
import { calendarFeedRoute, calendarRoutes, newCalendarRoute } from './calendar/calendar-routes.ts'
import { calendarStore } from './calendar/calendar-store.ts'
import { importRoutes } from './customers/import-routes.ts'
import { DeskRefusal } from './desk-refusal.ts'
import { dueRoutes } from './due/due-routes.ts'
import { exportRoutes, leadRoutes } from './leads/lead-routes.ts'
import { photographRoutes } from './leads/photograph-routes.ts'
import { pushRoutes } from './notify/push-routes.ts'
import { readNumbers } from './numbers/read-numbers.ts'
import { deskPages } from './pages.ts'
import { customerPageRoutes } from './private-page/page-routes.ts'

/** Calls per minute and sender: to sign in, and in all. */
export const signInsPerMinute = 30

/** Routes below `/desk`: the app, and its API below `/desk/api`. Not cached, not indexed. */
export const deskRoutes = async (app: FastifyInstance, parts: DeskParts): Promise<void> => {
  app.addHook('onSend', (_request, reply, _body, done) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
  answerErrors(app)
  deskPages(app)
  await app.register(async (open) => {
    if (app.config.RATE_LIMIT) await limitCalls(open, signInsPerMinute)
    calendarFeedRoute(open, calendarStore(app.storage))
  })
  await app.register(async (closed) => {
    await closed.register(fastifyCookie)
    requireSession(closed, sessionStore(app.storage))
    editPages(closed, app.publish.pages)
  })
  await app.register((calls) => api(calls, parts), { prefix: '/api' })
}

// Refusals that an attack would cause. Not `signed-out` and `confirm-first`, which are steps of every sign-in.
const suspicious = new Set<RefusalCode>([
  ...(['not-allowed', 'wrong-origin', 'link-wrong', 'link-used', 'link-late'] as const),
  ...(['passkey-wrong', 'too-many'] as const),
])

// Internal errors are logged without the lead's data and answered as `failed`.
const answerErrors = (app: FastifyInstance) => {
  app.setErrorHandler(async (error, request, reply) => {
    const known = refusalOf(error)
    if (!known) {
      const details = { reqId: request.id, code: errorCode(error), stack: errorStack(error) }
      request.server.log.error(details, 'desk call failed')
    }
    const { statusCode, headers, more, code } = known ?? new DeskRefusal('failed')
    if (suspicious.has(code))
      request.server.log.warn({ reqId: request.id, route: request.routeOptions.url, code }, 'desk call refused')
    return reply
      .code(statusCode)
      .headers(headers)
      .send({ error: code, ...more })
  })
  app.setNotFoundHandler(async () => {
    throw new DeskRefusal('not-found')
  })
}

const refusalOf = (error: unknown): DeskRefusal | undefined => {
  if (error instanceof DeskRefusal) return error
  const isNotUnderstood =
    error instanceof z.ZodError || isUnstorable(error) || (hasStatus(error) && error.statusCode < 500)
  return isNotUnderstood ? new DeskRefusal('not-understood') : undefined
}

// Class 22 of Postgres' error codes: a value that no column accepts, such as text with a NUL. SQLite just finds no row.
const isUnstorable = (error: unknown) => /^22[\dA-Z]{3}$/.test(errorCode(error) ?? '')

const hasStatus = (error: unknown): error is { statusCode: number } =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'

const callsPerMinute = 600

const api = async (app: FastifyInstance, parts: DeskParts) => {
  const { build, chatCounts, config, publish, storage, unanswered } = app
  const all = apiParts(app, parts)
  const { live, sessions } = all

  await app.register(fastifyCookie)
  if (config.RATE_LIMIT) await limitCalls(app, callsPerMinute)
  checkOrigin(app)

  await app.register(async (open) => {
    if (config.RATE_LIMIT) await limitCalls(open, signInsPerMinute)
    signInRoutes(open, all)
  })
  await app.register(async (closed) => {
    requireSession(closed, sessions)
    ownRoutes(closed, all)
    leadRoutes(closed, all)
    photographRoutes(closed, all)
    dueRoutes(closed, all)
    customerPageRoutes(closed, all)
    calendarRoutes(closed, all)
    pushRoutes(closed, all)
    live.routes(closed)
    siteRoutes(closed, publish, sessions, unanswered)
    questionRoutes(closed, { site: publish, unanswered })
    publish.onEnded(live.announce)
    closed.get('/numbers', async (): Promise<Numbers> => {
      const [numbers, all, { open, answered, dismissed }] = await Promise.all([
        readNumbers(storage, build.now().content.business.timeZone, new Date()),
        chatCounts.read(),
        unanswered.counts(),
      ])
      return { ...numbers, chat: { days: unansweredDays, ...all, open, settled: answered + dismissed } }
    })
    // Unknown paths answer 401 before 404, so a signed-out client cannot map the API.
    closed.all('/*', async () => {
      throw new DeskRefusal('not-found')
    })
    await closed.register(async (confirmed) => {
      requireConfirmation(confirmed, sessions)
      ownKeyRoutes(confirmed, all)
      newCalendarRoute(confirmed, all)
    })
    await closed.register(async (owners) => {
      requireOwner(owners)
      peopleRoutes(owners, all)
      exportRoutes(owners)
      importRoutes(owners, all)
      await owners.register(async (confirmed) => {
        requireConfirmation(confirmed, sessions)
        changePeopleRoutes(confirmed, all)
      })
    })
  })
}
