/** One error as a form service sends it: codes of other services than ours may be unknown here. */
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
  if (Array.isArray(body.errors)) {
    const errors = body.errors.map(readError)
    return errors.every((error) => error !== undefined) ? errors : undefined
  }
  return typeof body.error === 'string' ? [{ message: body.error }] : undefined
}

/** Reads the JSON that answers a form: kept (`next`), refused (`errors` or one `error`), or of no known shape. */
export const readFormReply = (body: unknown): FormReply => {
  if (!isRecord(body)) return { kind: 'unexpected' }
  const errors = readErrors(body)
  if (errors && errors.length > 0) return { kind: 'errors', errors }
  if (errors === undefined && 'errors' in body) return { kind: 'unexpected' }
  return typeof body.next === 'string' ? { kind: 'ok', next: body.next } : { kind: 'unexpected' }
}
