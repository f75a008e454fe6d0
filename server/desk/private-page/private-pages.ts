import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { answerPlace } from '../../../contract/answer-place.ts'
import type { Html } from '../../http/html/html.ts'
import { messagePage } from '../../http/html/message-page.ts'
import { homeOfLanguage } from '../../http/page-language.ts'
import { senderLimit } from '../../http/rate-limit.ts'
import { readBody } from '../../http/read-body.ts'
import { keptLanguage } from '../../mail/extra-fields.ts'
import type { Tables } from '../../storage/tables.ts'
import type { StoredLead } from '../leads/stored-lead.ts'
import { dayAt } from '../wall-clock.ts'
import { noticeHtml, type PageWords, pageHtml } from './page-html.ts'
import type { FoundPage, PrivatePageStore } from './page-store.ts'
import { lastDayOf, type PageView, viewOf } from './private-page-view.ts'
import { recordHtml } from './record-html.ts'
import { sayIn } from './say.ts'
import { visitCalendar } from './visit-calendar.ts'

/** Requests for private pages per minute and sender. */
export const privatePagesPerMinute = 60

type Parts = {
  pages: PrivatePageStore
  /** Queues the notice that a customer wants a day. */
  tellWantsDay: (trx: Transaction<Tables>, lead: StoredLead, today: string, now: Date) => Promise<void>
  /** Sends the notice and its letter at once. */
  wakeDesk: () => void
}
type BySecret = { Params: { secret: string } }
type Found = { found: FoundPage; view: PageView }

/**
 * `/q/SECRET`: what a customer was sent, in their language: a quote, a booking, the record of a job. No GET changes
 * anything, because mail scanners open every link; nothing here is cached, indexed, logged or passed on as a referrer.
 */
export const privatePages = async (app: FastifyInstance, { pages, tellWantsDay, wakeDesk }: Parts): Promise<void> => {
  const { build, config, photographs, site } = app
  const limit = config.RATE_LIMIT ? await senderLimit(app, privatePagesPerMinute) : async () => undefined
  const business = () => build.now().content.business
  const today = () => dayAt(business().timeZone, new Date())

  const partsIn = (language: string | undefined) => {
    const { wordsIn } = build.now().content
    const { timeZone, address, phoneLink, languages } = business()
    const { privatePage: words, photographs: photo, language: known } = wordsIn(language)
    const say = sayIn(known, address.country)
    const dayOf = (moment: string) => dayAt(timeZone, new Date(moment))
    const parts: PageWords = { words, say, phoneLink, today: today(), dayOf, path: '' }
    return { ...parts, home: homeOfLanguage(known, languages), language: known, photoWords: photo.customer }
  }

  type InLanguage = ReturnType<typeof partsIn>
  const send = (reply: FastifyReply, { home, words, language }: InLanguage, answer: Html) => {
    const path = `${home}/q`
    const built = site.readPage(path)
    reply.type('text/html; charset=utf-8')
    // A build of an earlier version has no such page.
    if (built === undefined)
      return reply.send(
        messagePage(words.title, '', { language, more: answer, back: { href: home || '/', label: words.title } }),
      )
    return reply
      .header('content-security-policy', site.policyFor(path))
      .send(built.replace(answerPlace, () => answer.markup))
  }
  const sendNotice = (reply: FastifyReply, which: 'gone' | 'ended' | 'tooMany', status: number, language?: string) => {
    const parts = partsIn(language)
    return send(reply.code(status), parts, noticeHtml(parts.words[which], parts))
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
    const seconds = await limit(request)
    if (seconds !== undefined) return sendNotice(reply.header('retry-after', String(seconds)), 'tooMany', 429)
  })
  // The form has no fields: a body is read up to the limit and ignored.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (_request: FastifyRequest, payload: FastifyRequest['raw']) => readBody(payload))

  /** The page of a secret; otherwise answers that it is unknown or has ended. */
  const read = async ({ params }: FastifyRequest<BySecret>, reply: FastifyReply): Promise<Found | undefined> => {
    const found = await pages.find(params.secret)
    const view = found && viewOf(found)
    if (!found || !view || lastDayOf(view) === '') {
      sendNotice(reply, 'gone', 404, found && keptLanguage(found.lead.extra))
      return undefined
    }
    if (lastDayOf(view) < today()) {
      sendNotice(reply, 'ended', 410, languageOf({ found, view }))
      return undefined
    }
    return { found, view }
  }

  app.get<BySecret>('/q/:secret', async (request, reply) => {
    const page = await read(request, reply)
    if (!page) return reply
    const parts = { ...partsIn(languageOf(page)), path: pathOf(request) }
    const record = await photographs.record(page.found.lead.id)
    return send(reply, parts, pageHtml(page.view, parts, record && recordHtml(record, parts.photoWords, parts.path)))
  })

  app.get<BySecret>('/q/:secret/visit.ics', async (request, reply) => {
    const page = await read(request, reply)
    if (!page) return reply
    const { lead } = page.found
    const { words, language } = partsIn(languageOf(page))
    if (!page.view.visit) return sendNotice(reply, 'gone', 404, language)
    const { timeZone, siteUrl } = business()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="visit.ics"')
      .send(
        visitCalendar(page.view.visit, {
          id: lead.id,
          sequence: lead.version,
          timeZone,
          hostname: new URL(siteUrl).hostname,
          summary: words.visit.event,
          description: words.visit.cancel,
        }),
      )
  })

  // Serves only the photographs that the customer was sent.
  app.get<{ Params: { secret: string; file: string } }>('/q/:secret/photos/:file', async (request, reply) => {
    const page = await read(request, reply)
    if (!page) return reply
    const { file } = request.params
    const record = await photographs.record(page.found.lead.id)
    const found =
      record && [record.before, record.after].includes(file) && (await photographs.open(page.found.lead.id, file))
    if (!found) return sendNotice(reply, 'gone', 404, languageOf(page))
    return reply.header('cross-origin-resource-policy', 'same-origin').sendFile(found.file, found.root)
  })

  app.post<BySecret>('/q/:secret', async (request, reply) => {
    const page = await read(request, reply)
    if (!page) return reply
    const { view, found } = page
    const mayAsk = view.quote && !view.visit && view.quote.written.validUntil >= today()
    const wish = { leadId: found.lead.id, quoteId: view.quote?.id ?? '', today: today(), now: new Date() }
    if (mayAsk && (await pages.wantDay(wish, (trx) => tellWantsDay(trx, found.lead, wish.today, wish.now)))) wakeDesk()
    return reply.redirect(pathOf(request), 303)
  })

  // The built frame of private pages is not a page itself.
  for (const url of ['/q', '/:language(^[a-z]{2}$)/q'])
    app.get<{ Params: { language?: string } }>(url, (request, reply) =>
      sendNotice(reply, 'gone', 404, request.params.language),
    )
}

const pathOf = ({ params }: FastifyRequest<BySecret>) => `/q/${params.secret}`

const languageOf = ({ found, view }: Found): string | undefined =>
  view.quote?.written.language ?? keptLanguage(found.lead.extra)
