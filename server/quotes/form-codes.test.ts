import { describe, expect, test } from 'vitest'
import { type FieldErrorCode, type FormErrorCode, fieldErrorCodes, formErrorCodes } from '../../contract/form-errors.ts'
import { holdMinute } from '../testing/hold-minute.ts'
import { goodAnswers, testApp } from '../testing/test-app.ts'
import { formsPerMinute } from './limits.ts'

// Nothing is paid here, so the two card codes never occur.
type PossibleCode = Exclude<FormErrorCode | FieldErrorCode, 'STRIPE_CLIENT_ERROR' | 'STRIPE_SCA_ERROR'>
type Case = { status: number; url?: string; body?: object; isActive?: boolean; isFlood?: boolean }

const withFiles = (...names: string[]) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(goodAnswers)) form.append(name, value)
  for (const name of names) form.append('photo', new File(['x'], name))
  return form
}
const { phone: _left, ...withoutPhone } = goodAnswers

const cases: Record<PossibleCode, Case> = {
  BLOCKED: { status: 429, isFlood: true },
  EMPTY: { status: 400, body: {} },
  FILES_TOO_BIG: { status: 413, body: { ...goodAnswers, roof: 'x'.repeat(70_000) } },
  FORM_NOT_FOUND: { status: 404, url: '/f/other' },
  INACTIVE: { status: 403, isActive: false },
  NO_FILE_UPLOADS: { status: 400, body: withFiles('roof.jpg') },
  PROJECT_NOT_FOUND: { status: 404, url: '/p/other/f/quote' },
  TOO_MANY_FILES: { status: 400, body: withFiles(...Array.from({ length: 11 }, (_, index) => `${index}.jpg`)) },
  REQUIRED_FIELD_EMPTY: { status: 422, body: { ...goodAnswers, phone: ' ' } },
  REQUIRED_FIELD_MISSING: { status: 422, body: withoutPhone },
  TYPE_EMAIL: { status: 422, body: { ...goodAnswers, email: 'ann at example.com' } },
  TYPE_NUMERIC: { status: 422, body: { ...goodAnswers, panels: 'about twenty' } },
  TYPE_TEXT: { status: 422, body: { ...goodAnswers, name: 'x'.repeat(201) } },
}

const start = async ({ isActive = true, isFlood = false }: Case) => {
  const { app, kept } = await testApp({ set: { FORM_ACTIVE: isActive, RATE_LIMIT: isFlood } })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  if (isFlood) {
    for (let count = 0; count < formsPerMinute; count += 1) await app.inject({ method: 'POST', url: '/f/quote' })
  }
  return { address, kept }
}

describe('each code of the error catalogue', () => {
  test('has a case here, except those of card payments', () => {
    const stripe = ['STRIPE_CLIENT_ERROR', 'STRIPE_SCA_ERROR']
    expect([...Object.keys(cases), ...stripe].sort()).toEqual([...formErrorCodes, ...fieldErrorCodes].sort())
  })

  test.each(Object.entries(cases))('%s is sent as JSON with its sentence', async (code, one) => {
    holdMinute()
    const { address, kept } = await start(one)
    const { url = '/f/quote', body = goodAnswers } = one
    const isForm = body instanceof FormData
    const answer = await fetch(address + url, {
      method: 'POST',
      headers: { accept: 'application/json', ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    expect(answer.status).toBe(one.status)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toEqual({ errors: [expect.objectContaining({ code, message: expect.any(String) })] })
    expect(await kept()).toEqual([])
  })
})
