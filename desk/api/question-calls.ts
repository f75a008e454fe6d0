import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { draftAnswerSchema } from '../../contract/desk/site.ts'
import {
  type AnswerQuestion,
  type DismissQuestion,
  unansweredListSchema,
} from '../../contract/desk/unanswered-questions.ts'
import { call } from './call.ts'
import { okSchema } from './session.ts'
import { siteKey } from './site-calls.ts'

/** Questions without an answer, most asked first. */
export const useQuestions = () =>
  useQuery({ queryKey: [...siteKey, 'questions'], queryFn: () => call('/site/questions', unansweredListSchema) })

/** Answers a kind of questions, or ends it. */
export const useQuestionActions = () => {
  const client = useQueryClient()
  const settle = { onSuccess: () => client.invalidateQueries({ queryKey: siteKey }) }
  const answer = useMutation({
    mutationFn: (body: AnswerQuestion) => call('/site/questions/answer', draftAnswerSchema, { body }),
    ...settle,
  })
  const dismiss = useMutation({
    mutationFn: (body: DismissQuestion) => call('/site/questions/dismiss', okSchema.partial(), { body }),
    ...settle,
  })
  return { answer, dismiss }
}
