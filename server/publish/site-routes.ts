import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findFieldSchema } from '../../contract/desk/edit-page.ts'
import { removeShippedSchema, takeOutSchema } from '../../contract/desk/getting-ready.ts'
import {
  contentFileSchema,
  draftIdsSchema,
  draftRequestSchema,
  formNames,
  largestPicture,
  logoTypes,
  pictureTypes,
  usePictureSchema,
} from '../../contract/desk/site.ts'
import type { UnansweredStore } from '../assistant/unanswered.ts'
import { requireConfirmation, requireOwner, signedInOf } from '../desk/accounts/guard.ts'
import type { SessionStore } from '../desk/accounts/session-store.ts'
import type { ById } from '../desk/api-parts.ts'
import { DeskRefusal } from '../desk/desk-refusal.ts'
import { pagesOf } from './page-to-edit.ts'
import type { SiteParts } from './publish.ts'
import { answeredBy } from './questions/topic-drafts.ts'

const languageSchema = z.object({ language: z.string().regex(/^[a-z]{2}$/) })
const pictureFileSchema = z.object({ file: z.string().regex(/^[a-z0-9][a-z0-9_-]*\.(?:jpe?g|webp|png|avif|svg)$/) })
const fileSchema = z.object({ file: contentFileSchema })
const formNameSchema = z.object({ name: z.enum(formNames) })
const anyObject = z.strictObject({})

/** Routes for editing the site. Registered behind `requireSession`. */
export const siteRoutes = (
  app: FastifyInstance,
  parts: SiteParts,
  sessions: SessionStore,
  unanswered: Pick<UnansweredStore, 'setAnswered'>,
): void => {
  const { publisher, editor, pages, languages } = parts
  const { drafts } = publisher
  const languageOf = (query: unknown): string => {
    const { language } = languageSchema.parse(query)
    if (!languages().includes(language)) throw new DeskRefusal('not-found')
    return language
  }

  app.get('/site/pages', async () => {
    const built = pagesOf(pages(), languages())
    const isBuilt = (address: string) => built.pages.some((page) => page.address === address)
    const { added, removed } = await editor.draftedPages(isBuilt)
    const kept = built.pages.map((page) => (removed.includes(page.address) ? { ...page, isRemoved: true } : page))
    return { ...built, pages: [...kept, ...added] }
  })
  app.post('/site/find', async ({ body }) => {
    return { fields: await editor.find(findFieldSchema.parse(body)) }
  })
  app.get('/site/drafts', async () => ({ drafts: await editor.open() }))
  app.post('/site/drafts', async (request) => {
    const draft = draftRequestSchema.parse(request.body)
    return editor.save(draft, signedInOf(request).person.id)
  })
  app.post('/site/remove-shipped', async (request) =>
    editor.removeShipped(removeShippedSchema.parse(request.body), signedInOf(request).person.id),
  )
  app.post('/site/take-out', async (request) => {
    const asked = takeOutSchema.parse(request.body)
    const rows = asked.name === 'places' ? (await parts.ready()).rows : []
    const places = rows.find(({ name }) => name === 'places')?.names ?? []
    return editor.takeOut({ ...asked, places }, signedInOf(request).person.id)
  })
  app.delete<ById>('/site/drafts/:id', async (request) => {
    const { id, role } = signedInOf(request).person
    const draft = (await drafts.open()).find((one) => one.id === request.params.id)
    await drafts.drop(request.params.id, role === 'owner' ? undefined : id)
    const answered = draft && answeredBy(draft)
    if (answered) await unanswered.setAnswered(answered.language, answered.asks, false)
    return {}
  })
  app.get('/site/naming', async ({ query }) => ({ fields: await editor.naming(fileSchema.parse(query).file) }))
  app.post('/site/changes', async ({ body }) => {
    const ids = draftIdsSchema.parse(body).drafts
    const seen = await publisher.preview(ids)
    return { ...seen, wrong: await editor.fieldsAt(seen.mistakes), untranslated: await editor.translations(ids) }
  })
  app.get('/site/publishes', async () => ({ publishes: await publisher.all() }))
  app.get('/site/words', async ({ query }) => editor.hidden(languageOf(query)))
  app.get('/site/forms/:name', async ({ params, query }) =>
    editor.form(formNameSchema.parse(params).name, languageOf(query)),
  )
  app.get('/site/getting-ready', async () => parts.ready())
  pictureRoutes(app, parts)

  app.register(async (owners) => {
    requireOwner(owners)
    owners.post('/site/test-letter', async ({ body }) => {
      anyObject.parse(body)
      return parts.sendTestLetter()
    })
    await owners.register(async (confirmed) => {
      requireConfirmation(confirmed, sessions)
      confirmed.post('/site/publish', async (request) => {
        const ids = draftIdsSchema.parse(request.body).drafts
        return { id: await publisher.publish(ids, signedInOf(request).person.id, new Date()) }
      })
      confirmed.post<ById>('/site/publishes/:id/restore', async (request) => {
        anyObject.parse(request.body)
        return { id: await publisher.restore(request.params.id, signedInOf(request).person.id, new Date()) }
      })
    })
  })
}

const pictureRoutes = (app: FastifyInstance, { editor, pictures, pictureDirs }: SiteParts): void => {
  app.get('/site/pictures', async () => editor.pictures())
  app.get('/site/pictures/:file', async ({ params }, reply) => {
    const { file } = pictureFileSchema.parse(params)
    const dir = pictureDirs.find((one) => existsSync(join(one, file)))
    if (dir === undefined) throw new DeskRefusal('not-found')
    return reply.sendFile(file, dir)
  })
  app.post('/site/pictures/use', async (request) => {
    const picture = usePictureSchema.parse(request.body)
    return editor.placePicture(picture, signedInOf(request).person.id)
  })
  app.register(async (sent) => {
    sent.removeAllContentTypeParsers()
    const options = { parseAs: 'buffer', bodyLimit: largestPicture } as const
    sent.addContentTypeParser<Buffer>([...logoTypes], options, (_request, bytes, done) => done(null, bytes))
    const bytesOf = ({ body, headers }: FastifyRequest, types: readonly string[]): Buffer => {
      if (!Buffer.isBuffer(body) || !types.includes(headers['content-type'] ?? ''))
        throw new DeskRefusal('not-understood')
      return body
    }
    sent.post('/site/pictures', async (request) => pictures.add(bytesOf(request, pictureTypes)))
    sent.post('/site/logo', async (request) => pictures.add(bytesOf(request, logoTypes), 'logo'))
  })
}
