import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import {
  type ChatLanguage,
  type ChatResponse,
  chatFunction,
  chatMessageLimit,
  chatTurnLimit,
  siteLanguage,
} from '../../contract/chat-message.ts'
import { chatRequestSchema, isTooLong } from '../../contract/chat-message-schema.ts'
import { allowOtherSites } from '../http/cross-origin.ts'
import { isDeeperThan } from '../http/json-depth.ts'
import { oneAtATime, senderLimit } from '../http/rate-limit.ts'
import { readBody } from '../http/read-body.ts'
import type { QuestionOutcome } from '../ops/health/metrics.ts'
import type { AnswerEngine } from './answer-engine.ts'
import { refuse, statusOf } from './refuse.ts'

type AssistantOptions = {
  /** Engine of the live build, created soon after the start or at the first question. */
  engine: () => Promise<AnswerEngine>
  /** Key that other sites must send. */
  publicKey?: string | undefined
  hasRateLimit?: boolean
  /** Sentence for too many simultaneous questions. */
  busy?: (() => string) | undefined
  /** Called per question with whether content answers it, without its text. */
  count?: ((outcome: QuestionOutcome) => void) | undefined
  /** Stores a question that was not understood, or that content does not answer. */
  keepUnanswered?: ((message: string, language: ChatLanguage) => Promise<void>) | undefined
}

/** Fits the longest message and conversation at 12 bytes per character. */
const bodyLimit = 12 * chatMessageLimit * (chatTurnLimit + 1) + 8 * 1024

// Far more nesting than a valid request has.
const mostLevels = 10

/** Messages per minute from one address. A person types a few, and many people may share an address. */
export const messagesPerMinute = 60

// The most expensive message takes a fraction of a second.
const busySeconds = 5

class AddressBusy extends Error {
  readonly statusCode = 503
}

/** Milliseconds after listening until the engine is created, so that the first pages are not delayed. */
const prepareAfter = 2000

// Accepts any content type, so that invalid JSON is reported alike.
const readAnyBody = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (_request: FastifyRequest, payload: FastifyRequest['raw']) => {
    const body = await readBody(payload, bodyLimit)
    try {
      const value: unknown = JSON.parse(body.toString())
      return isDeeperThan(mostLevels, value) ? undefined : value
    } catch {
      return undefined
    }
  })
}

const isAllowed = ({ headers }: FastifyRequest, publicKey: string | undefined): boolean => {
  if (publicKey === undefined) return true
  const given = headers.apikey ?? headers.authorization?.replace(/^Bearer /i, '')
  return given === undefined ? headers['sec-fetch-site'] === 'same-origin' : given === publicKey
}

const functionRoutes: FastifyPluginAsync<AssistantOptions> = async (
  app,
  { engine, publicKey, hasRateLimit = false, busy, count, keepUnanswered },
) => {
  const limit = hasRateLimit ? await senderLimit(app, messagesPerMinute) : undefined
  // Two questions are answered at a time; one address must not use both places.
  const asking = hasRateLimit ? oneAtATime() : undefined
  // Not at startup, because loading takes longest, but before the first question.
  app.addHook('onListen', async () => {
    const prepare = () => engine().catch((error) => app.log.error({ err: error }, 'the assistant could not start'))
    setTimeout(prepare, prepareAfter).unref()
  })
  readAnyBody(app)
  await allowOtherSites(app)

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = statusOf(error.statusCode ?? 500)
    if (status === 503) return refuse(reply.header('retry-after', busySeconds), status, busy?.())
    if (status === 500) request.log.error({ stack: error.stack }, 'the assistant could not answer')
    return refuse(reply, status)
  })

  app.route<{ Params: { name: string } }>({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/:name',
    bodyLimit,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (request.params.name !== chatFunction) return refuse(reply, 404)
      if (request.method !== 'POST') return refuse(reply.header('allow', 'POST, OPTIONS'), 405)
      if (!isAllowed(request, publicKey)) return refuse(reply, 401)
      const wait = await limit?.(request)
      if (wait !== undefined) return refuse(reply.header('retry-after', wait), 429)
      const parsed = chatRequestSchema.safeParse(request.body)
      if (!parsed.success) return refuse(reply, 400)
      const { message, conversation, lang: pageLanguage } = parsed.data
      if (isTooLong(message)) return refuse(reply, 413)
      const { answer } = await engine()
      const end = asking?.begin(request.ip)
      if (asking && !end) throw new AddressBusy('This address has a question already')
      const {
        text,
        lang,
        isAnswered,
        isUnknown = false,
        next = [],
        links = [],
        contact,
      } = await answer(message, conversation, pageLanguage).finally(end)
      const isKnown = isAnswered && !isUnknown
      count?.(isKnown ? 'answered' : 'unknown')
      // Not awaited; its failure does not affect the answer.
      if (!isKnown)
        keepUnanswered?.(message, lang).catch((error) => request.log.error({ err: error }, 'a question was not kept'))
      const response: ChatResponse = {
        response: text,
        ...(lang !== siteLanguage && { lang }),
        ...(next.length > 0 && { next: [...next] }),
        ...(links.length > 0 && { links: [...links] }),
        ...(contact && { contact }),
      }
      return response
    },
  })
  app.all('/*', (_request, reply) => refuse(reply, 404))
}

/** The chat's function, called like a hosted function: `POST /functions/v1/ai-assistant`. CORS applies only here. */
export const assistantRoutes: FastifyPluginAsync<AssistantOptions> = async (app, options) => {
  await app.register(functionRoutes, { ...options, prefix: '/functions/v1' })
}
