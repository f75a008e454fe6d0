import type { FastifyInstance } from 'fastify'
import { answerQuestionSchema, dismissQuestionSchema, type UnansweredList } from '../../../contract/desk/questions.ts'
import type { UnansweredStore } from '../../assistant/unanswered.ts'
import { requireOwner, signedInOf } from '../../desk/accounts/guard.ts'
import { DeskRefusal } from '../../desk/desk-refusal.ts'
import type { SiteParts } from '../publish.ts'

type Parts = { site: Pick<SiteParts, 'editor' | 'languages'>; unanswered: UnansweredStore }

/** The calls with which people answer what the chat could not. Only behind `requireSession`. */
export const questionRoutes = (app: FastifyInstance, { site: { editor, languages }, unanswered }: Parts): void => {
  app.get(
    '/site/questions',
    async (): Promise<UnansweredList> => ({ questions: await unanswered.list(), languages: [...languages()] }),
  )

  app.post('/site/questions/answer', async (request) => {
    const answer = answerQuestionSchema.parse(request.body)
    const asked = await unanswered.textOf(answer.language, answer.key)
    if (asked === undefined) throw new DeskRefusal('not-found')
    const kept = await editor.addTopic({ answer, asked }, signedInOf(request).person.id, new Date())
    if (kept.isKept) await unanswered.settle(answer.language, answer.key, 'answered')
    return kept
  })

  app.register(async (owners) => {
    requireOwner(owners)
    owners.post('/site/questions/dismiss', async ({ body }) => {
      const { language, key } = dismissQuestionSchema.parse(body)
      if (!(await unanswered.settle(language, key, 'dismissed'))) throw new DeskRefusal('not-found')
      return {}
    })
  })
}
