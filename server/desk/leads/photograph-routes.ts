import type { FastifyInstance } from 'fastify'
import { newPhotographSchema, type PhotographAnswer } from '../../../contract/desk/photographs.ts'
import { largestPicture, pictureTypes } from '../../../contract/desk/site.ts'
import { signedInOf } from '../accounts/guard.ts'
import type { ApiParts } from '../api-parts.ts'
import { DeskRefusal } from '../desk-refusal.ts'

type OfLead = { Params: { id: string } }
type OfPhotograph = { Params: { id: string; file: string } }

/** Routes of photographs of leads. */
export const photographRoutes = (app: FastifyInstance, { live }: ApiParts): void => {
  const { photographs } = app

  app.get<OfPhotograph>('/leads/:id/photographs/:file', async ({ params }, reply) => {
    const found = await photographs.open(params.id, params.file)
    if (!found) throw new DeskRefusal('not-found')
    return reply
      .headers({ 'cache-control': 'private, no-cache', 'cross-origin-resource-policy': 'same-origin' })
      .sendFile(found.file, found.root)
  })

  app.delete<OfPhotograph>('/leads/:id/photographs/:file', async ({ params }) => {
    if (!(await photographs.remove(params.id, params.file))) throw new DeskRefusal('not-found')
    live.announce()
    return { ok: true }
  })

  app.register(async (sent) => {
    sent.removeAllContentTypeParsers()
    const options = { parseAs: 'buffer', bodyLimit: largestPicture } as const
    sent.addContentTypeParser<Buffer>([...pictureTypes], options, (_request, bytes, done) => done(null, bytes))
    sent.post<OfLead>('/leads/:id/photographs', async (request): Promise<PhotographAnswer> => {
      const { id, stage } = newPhotographSchema.parse(request.query)
      if (!Buffer.isBuffer(request.body)) throw new DeskRefusal('not-understood')
      const who = { lead_id: request.params.id, person_id: signedInOf(request).person.id }
      const why = await photographs.add({ id, stage, ...who, bytes: request.body }, new Date())
      if (why === 'not-found') throw new DeskRefusal('not-found')
      live.announce()
      return { why: why ?? null }
    })
  })
}
