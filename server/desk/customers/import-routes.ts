import type { FastifyInstance } from 'fastify'
import {
  type Imports,
  importRequestSchema,
  mostImportText,
  type Preview,
  previewRequestSchema,
} from '../../../contract/desk/import.ts'
import { signedInOf } from '../accounts/guard.ts'
import type { ApiParts, ById } from '../api-parts.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import { dayAt } from '../wall-clock.ts'
import { importStore } from './import-store.ts'
import { readList } from './read-list.ts'

const mostNamed = 50
// JSON escapes a character to at most six bytes; most are one.
const options = { bodyLimit: 2 * mostImportText }

/** Previews, imports and undoes lists of customers. */
export const importRoutes = (app: FastifyInstance, { live }: ApiParts): void => {
  const imports = importStore(app.storage)
  const content = () => app.build.now().content
  const today = () => dayAt(content().business.timeZone, new Date())

  app.post('/imports/preview', options, async (request): Promise<Preview> => {
    const { text, columns } = previewRequestSchema.parse(request.body)
    const list = readList(text, today(), columns)
    const added = await imports.newOf(list.customers)
    const joined = await imports.joinedOf(added)
    return {
      columns: list.columns,
      isTooLong: list.isTooLong,
      added: added.length,
      known: list.customers.length - added.length,
      joinedCount: joined.length,
      joined: joined.slice(0, mostNamed).map(({ row }) => row.name),
      unreadable: list.unreadable.slice(0, mostNamed),
      unreadableCount: list.unreadable.length,
    }
  })

  app.post('/imports', options, async (request) => {
    const { id, file, text, columns, isDue } = importRequestSchema.parse(request.body)
    const personId = signedInOf(request).person.id
    const { customers } = readList(text, today(), columns)
    const made = { id, file, personId, isDue, today: today(), again: content().again }
    const added = await imports.add(customers, made, new Date())
    app.log.info({ reqId: request.id, person: personId, added }, 'customers imported')
    live.announce()
    return { added }
  })

  app.get('/imports', async (): Promise<Imports> => {
    const rows = await imports.list()
    return {
      imports: rows.map(({ id, at, person, file, leads, untouched, undone_at: undoneAt }) => ({
        id,
        at,
        person,
        file,
        leads: Number(leads),
        untouched: Number(untouched),
        undoneAt,
      })),
    }
  })

  app.post<ById>('/imports/:id/undo', async (request) => {
    const undone = await imports.undo(request.params.id, new Date())
    if (!undone) throw new DeskRefusal('not-found')
    app.log.info({ reqId: request.id, person: signedInOf(request).person.id, ...undone }, 'import undone')
    live.announce()
    return undone
  })
}
