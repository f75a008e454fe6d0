import type { RefusalCode } from '../../contract/desk/sign-in.ts'

const statuses: Record<RefusalCode, number> = {
  'signed-out': 401,
  'not-allowed': 403,
  'wrong-origin': 403,
  'not-found': 404,
  'not-understood': 400,
  'link-wrong': 404,
  'link-used': 410,
  'link-late': 410,
  'passkey-wrong': 403,
  'confirm-first': 403,
  'name-taken': 409,
  collision: 409,
  'undo-late': 409,
  publishing: 409,
  'too-many': 429,
  failed: 500,
}

/** A rejected call, answered as JSON: `{ error: code, ...more }`. */
export class DeskRefusal extends Error {
  override name = 'DeskRefusal'
  readonly code: RefusalCode
  readonly statusCode: number
  readonly headers: Record<string, string>
  readonly more: { address?: string }

  constructor(code: RefusalCode, { headers = {}, more = {} }: Partial<Pick<DeskRefusal, 'headers' | 'more'>> = {}) {
    super(code)
    this.code = code
    this.statusCode = statuses[code]
    this.headers = headers
    this.more = more
  }
}
