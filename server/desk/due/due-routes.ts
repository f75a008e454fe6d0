import type { FastifyInstance } from 'fastify'
import type { DueList } from '../../../contract/desk/again.ts'
import { keptLanguage } from '../../mail/extra-fields.ts'
import { telLink } from '../../mail/phone-number.ts'
import type { ApiParts } from '../api-parts.ts'
import { summaryOf } from '../summary.ts'
import { dayAt } from '../wall-clock.ts'

/** `GET /due`: customers who are due for the next job. */
export const dueRoutes = (app: FastifyInstance, { due }: ApiParts): void => {
  app.get('/due', async (): Promise<DueList> => {
    const { towns, business } = app.build.now().content
    const rows = await due.list(dayAt(business.timeZone, new Date()))
    return {
      leads: rows.map((row) => ({
        ...summaryOf(row, towns),
        phone: row.phone,
        phoneLink: telLink(row.phone) ?? null,
        email: row.email,
        access: row.access_note,
        language: keptLanguage(row.extra) ?? null,
      })),
    }
  })
}
