import type { FastifyInstance } from 'fastify'
import { newPhotographSchema, photographAnswerSchema } from '../../../contract/desk/photographs.ts'
import { largestPicture, pictureTypes } from '../../../contract/desk/site.ts'
import { signedInOf } from '../accounts/guard.ts'
import type { ApiParts } from '../api-parts.ts'
import { DeskRefusal } from '../desk-refusal.ts'

type OfLead = { Params: { id: string } }
type OfPhotograph = { Params: { id: string; file: string } }

const why = {
  'no-picture': 'This is no picture that can be shown: take it again.',
  'too-many': 'This lead has as many photos as fit: remove one first.',
  full: 'The disk of the server is almost full: ask your helper for more room.',
}

/** Routes of photographs of leads. */
export const photographRoutes = (app: FastifyInstance, { announce }: ApiParts): void => {
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
    announce()
    return { ok: true }
  })

  app.register(async (sent) => {
    sent.removeAllContentTypeParsers()
    const options = { parseAs: 'buffer', bodyLimit: largestPicture } as const
    sent.addContentTypeParser<Buffer>([...pictureTypes], options, (_request, bytes, done) => done(null, bytes))
    sent.post<OfLead>('/leads/:id/photographs', async (request) => {
      const { id, stage } = newPhotographSchema.parse(request.query)
      if (!Buffer.isBuffer(request.body)) throw new DeskRefusal('not-understood')
      const who = { lead_id: request.params.id, person_id: signedInOf(request).person.id }
      const refused = await photographs.add({ id, stage, ...who, bytes: request.body }, new Date())
      if (refused === 'not-found') throw new DeskRefusal('not-found')
      announce()
      return photographAnswerSchema.parse({ why: refused ? why[refused] : null })
    })
  })
}
