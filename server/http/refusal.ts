import type { FormError } from '../../contract/form-errors.ts'

/** A rejected request: a 4xx status and the errors of the form protocol. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly statusCode: number
  readonly errors: FormError[]
  readonly headers: Record<string, string>

  constructor(statusCode: number, errors: FormError[], headers: Record<string, string> = {}) {
    super(errors.map(({ code }) => code).join(', '))
    this.statusCode = statusCode
    this.errors = errors
    this.headers = headers
  }
}
