import type { FastifyReply } from 'fastify'
import { type ChatError, chatMessageLimit } from '../../contract/chat-message.ts'
import { groupedDigits } from '../../pricing/grouped-digits.ts'

const limit = groupedDigits(chatMessageLimit)

const refusals = {
  400: { code: 'BAD_REQUEST', message: 'Send JSON with a message: text that is not blank' },
  401: { code: 'UNAUTHORIZED', message: 'The apikey is not the public key of this site' },
  404: { code: 'NOT_FOUND', message: 'Requested function was not found' },
  405: { code: 'METHOD_NOT_ALLOWED', message: 'Use POST' },
  413: { code: 'MESSAGE_TOO_LONG', message: `Keep the message to ${limit} characters` },
  429: { code: 'TOO_MANY_REQUESTS', message: 'Too many messages came from your address. Try again in a minute' },
  500: { code: 'INTERNAL_ERROR', message: 'The assistant could not answer' },
  503: { code: 'BUSY', message: 'The assistant is answering other questions. Try again in a few seconds' },
} as const satisfies Record<number, ChatError>

type Status = keyof typeof refusals

const isStatus = (status: number): status is Status => Object.hasOwn(refusals, status)

/** Maps a status from Fastify to one of ours: any 4xx stays a bad request. */
export const statusOf = (status: number): Status => {
  if (isStatus(status)) return status
  return status >= 400 && status < 500 ? 400 : 500
}

/** Answers an error as JSON, by default with its usual message. */
export const refuse = (reply: FastifyReply, status: Status, message: string = refusals[status].message): FastifyReply =>
  reply.code(status).send({ code: refusals[status].code, message } satisfies ChatError)
