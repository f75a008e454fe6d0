import type { FastifyInstance } from 'fastify'
import type { Calendar, CalendarAddress } from '../../../contract/desk/calendar.ts'
import { tokenSchema } from '../../../contract/desk/sign-in.ts'
import { signedInOf } from '../accounts/guard.ts'
import { deskOf } from '../accounts/invitation.ts'
import type { ApiParts } from '../api-parts.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import { calendarFeed } from './calendar-feed.ts'
import type { CalendarStore } from './calendar-store.ts'

/** Reads and deletes the caller's own feed. */
export const calendarRoutes = (app: FastifyInstance, { calendars }: ApiParts): void => {
  app.get('/calendar', async (request): Promise<Calendar> => {
    const feed = await calendars.of(signedInOf(request).person.id)
    return { feed: feed ? { createdAt: feed.created_at, readAt: feed.read_at } : null }
  })

  app.delete('/calendar', async (request) => {
    await calendars.end(signedInOf(request).person.id)
    return { ok: true }
  })
}

/** Creates a new feed URL, which outlives the session. */
export const newCalendarRoute = (app: FastifyInstance, { calendars }: ApiParts): void => {
  app.post('/calendar', async (request): Promise<CalendarAddress> => {
    const token = await calendars.create(signedInOf(request).person.id, new Date())
    return { address: `${deskOf(request)}/calendar/${token}.ics` }
  })
}

/** `GET /calendar/SECRET.ics`: calendar apps cannot sign in, so the secret is in the URL. */
export const calendarFeedRoute = (app: FastifyInstance, calendars: CalendarStore): void => {
  app.get<{ Params: { file: string } }>('/calendar/:file', async ({ params: { file } }, reply) => {
    const token = tokenSchema.safeParse(file.replace(/\.ics$/, ''))
    if (!token.success || !(await calendars.isOpen(token.data, new Date()))) throw new DeskRefusal('not-found')
    return reply
      .type('text/calendar; charset=utf-8')
      .send(calendarFeed(await calendars.booked(new Date()), app.build.now().content))
  })
}
