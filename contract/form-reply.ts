/** One error in a reply. Other form services may send codes that we do not know. */
export type ReplyError = { code?: string; message: string; field?: string }

export type FormReply = { kind: 'ok'; next: string } | { kind: 'errors'; errors: ReplyError[] } | { kind: 'unexpected' }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readError = (value: unknown): ReplyError | undefined => {
  if (!isRecord(value) || typeof value.message !== 'string') return undefined
  return {
    message: value.message,
    ...(typeof value.code === 'string' && { code: value.code }),
    ...(typeof value.field === 'string' && { field: value.field }),
  }
}

const readErrors = (body: Record<string, unknown>): ReplyError[] | undefined => {
  if (Array.isArray(body.errors) && (body.errors.length > 0 || body.error === undefined)) {
    const errors = body.errors.map(readError)
    return errors.every((error) => error !== undefined) ? errors : undefined
  }
  return typeof body.error === 'string' ? [{ message: body.error }] : undefined
}

/** Parses the JSON reply to a form: stored (`next`), rejected (`errors` or a single `error`), or unexpected. */
export const readFormReply = (body: unknown): FormReply => {
  if (!isRecord(body)) return { kind: 'unexpected' }
  const errors = readErrors(body)
  if (errors && errors.length > 0) return { kind: 'errors', errors }
  if (errors === undefined && 'errors' in body) return { kind: 'unexpected' }
  return typeof body.next === 'string' ? { kind: 'ok', next: body.next } : { kind: 'unexpected' }
}
