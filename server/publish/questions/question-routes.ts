import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sentenceChangeSchema } from '../../../contract/desk/site.ts'
import {
  answerQuestionSchema,
  dismissQuestionSchema,
  type UnansweredList,
} from '../../../contract/desk/unanswered-questions.ts'
import type { UnansweredStore } from '../../assistant/unanswered.ts'
import { requireOwner, signedInOf } from '../../desk/accounts/guard.ts'
import { DeskRefusal } from '../../desk/desk-refusal.ts'
import type { SiteParts } from '../publish.ts'
import { asksIn } from './topic-drafts.ts'

type Parts = { site: Pick<SiteParts, 'editor' | 'languages' | 'onEnded'>; unanswered: UnansweredStore }

/** Routes for questions that the chat could not answer. Registered behind `requireSession`. */
export const questionRoutes = (
  app: FastifyInstance,
  { site: { editor, languages, onEnded }, unanswered }: Parts,
): void => {
  app.get(
    '/site/questions',
    async (): Promise<UnansweredList> => ({ questions: await unanswered.list(), languages: [...languages()] }),
  )

  app.post('/site/questions/answer', async (request) => {
    const answer = answerQuestionSchema.parse(request.body)
    const asked = await unanswered.textOf(answer.language, answer.key)
    if (asked === undefined) throw new DeskRefusal('not-found')
    const kept = await editor.addTopic({ answer, asked }, signedInOf(request).person.id)
    if (kept.isKept) await unanswered.settle(answer.language, answer.key, 'answered')
    return kept
  })

  // Restoring an earlier publish may remove answers or add them again.
  onEnded(async ({ state, changes }) => {
    if (state !== 'live') return
    const made = z.array(sentenceChangeSchema).parse(JSON.parse(changes))
    for (const side of ['before', 'after'] as const)
      for (const { language, asks } of asksIn(made, side))
        if (asks.length > 0) await unanswered.setAnswered(language, asks, side === 'after')
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
