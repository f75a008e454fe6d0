import type { FastifyInstance } from 'fastify'
import type { ChatNumbers } from '../../../contract/desk/unanswered-questions.ts'
import { unansweredDays } from '../../assistant/unanswered.ts'

/** Counts the chat's questions of the last 30 days. */
export const readChatNumbers = async ({
  unanswered,
  chatCounts,
}: Pick<FastifyInstance, 'unanswered' | 'chatCounts'>): Promise<ChatNumbers> => {
  const [all, { open, answered, dismissed }] = await Promise.all([chatCounts.read(), unanswered.counts()])
  return { days: unansweredDays, ...all, open, settled: answered + dismissed }
}
