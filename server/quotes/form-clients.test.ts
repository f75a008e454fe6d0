import * as core3 from 'formspree-core-3'
import * as core4 from 'formspree-core-4'
import * as react2 from 'formspree-react-2'
import * as react3 from 'formspree-react-3'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { goodAnswers, testApp } from '../testing/test-app.ts'

const start = async (options: Parameters<typeof testApp>[0] = {}) => {
  const parts = await testApp(options)
  return { ...parts, endpoint: await parts.app.listen({ port: 0, host: '127.0.0.1' }) }
}

const multipart = (answers: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(answers)) form.append(name, value)
  return form
}

afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['@formspree/core 4.0.0', core4],
  ['@formspree/core 3.0.4', core3],
])('%s', (_name, { createClient }) => {
  test.each([
    ['JSON', { ...goodAnswers }],
    ['multipart', multipart(goodAnswers)],
  ])('sends %s and reads the next address', async (_kind, data) => {
    const { endpoint, kept, letters } = await start()
    for (const client of [createClient(), createClient({ project: 'website' })]) {
      expect(await client.submitForm('quote', data, { endpoint })).toEqual({ kind: 'success', next: '/thanks' })
    }
    expect(await kept()).toHaveLength(2)
    expect(await letters()).toHaveLength(4)
  })

  test('reads the errors of the form and of each field', async () => {
    const { endpoint } = await start()
    const wrongForm = await createClient().submitForm('other', { ...goodAnswers }, { endpoint })
    const wrongProject = await createClient({ project: 'x' }).submitForm('quote', { ...goodAnswers }, { endpoint })
    const wrongFields = await createClient().submitForm('quote', { name: ' ', email: 'x' }, { endpoint })
    if (wrongForm.kind !== 'error' || wrongProject.kind !== 'error' || wrongFields.kind !== 'error') {
      throw new Error('expected three refusals')
    }
    expect(wrongForm.getFormErrors()).toMatchObject([{ code: 'FORM_NOT_FOUND' }])
    expect(wrongProject.getFormErrors()).toMatchObject([{ code: 'PROJECT_NOT_FOUND' }])
    expect(wrongFields.getFormErrors()).toEqual([])
    expect(wrongFields.getAllFieldErrors()).toEqual([
      ['name', [{ code: 'REQUIRED_FIELD_EMPTY', message: 'Enter your name' }]],
      ['phone', [{ code: 'REQUIRED_FIELD_MISSING', message: 'Enter your phone number' }]],
      ['email', [{ code: 'TYPE_EMAIL', message: expect.stringContaining('@') }]],
    ])
  })

  test('reads the one error of an internal failure', async () => {
    const submit = async () => {
      throw new Error('disk full')
    }
    const { endpoint } = await start({ submit })
    const result = await createClient().submitForm('quote', { ...goodAnswers }, { endpoint })
    if (result.kind !== 'error') throw new Error('expected a refusal')
    expect(result.getFormErrors()).toEqual([
      { code: 'UNSPECIFIED', message: 'There was an error submitting your request. Please try again.' },
    ])
  })

  test('may send from a page of another site', async () => {
    vi.stubGlobal('window', {})
    vi.stubGlobal('navigator', { webdriver: false })
    vi.stubGlobal('document', { documentElement: { getAttribute: () => null } })
    const sent = vi.fn(fetch)
    vi.stubGlobal('fetch', sent)
    const { endpoint, app } = await start()
    expect(await createClient().submitForm('quote', { ...goodAnswers }, { endpoint })).toMatchObject({
      kind: 'success',
    })
    const { headers } = sent.mock.calls[0]?.[1] ?? {}
    const names = [...new Headers(headers).keys()]
    expect(names).toEqual(['accept', 'content-type', 'formspree-client', 'formspree-session-data'])
    for (const url of ['/f/quote', '/p/website/f/quote']) {
      const preflight = await app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin: 'https://other.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': names.join(','),
        },
      })
      expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, '*'])
      const allowed = String(preflight.headers['access-control-allow-headers']).split(/, ?/)
      expect(names.filter((name) => !allowed.includes(name))).toEqual([])
    }
  })
})

/** Renders a component only to get the submit function of the hook. */
const submitterOf = <Submit>(useSubmitter: () => Submit): Submit => {
  let submit: Submit | undefined
  renderToString(
    createElement(() => {
      submit = useSubmitter()
      return null
    }),
  )
  if (!submit) throw new Error('the hook gave no function')
  return submit
}

describe('@formspree/react', () => {
  test('3.0.0 sends, and reads success and errors', async () => {
    const { endpoint, kept } = await start()
    const submit = submitterOf(() => react3.useSubmit('quote', { origin: endpoint }))
    expect(await submit(multipart(goodAnswers))).toMatchObject({ kind: 'success', next: '/thanks' })
    expect(await kept()).toHaveLength(1)
    const refused = await submit({ ...goodAnswers, email: 'x' })
    if (refused.kind !== 'error') throw new Error('expected a refusal')
    const shown = renderToString(createElement(react3.ValidationError, { field: 'email', errors: refused }))
    expect(shown).toBe('<div>Enter your email address with an @, like name@example.com</div>')
  })

  test('2.4.4 sends, and reads success and errors', async () => {
    const { endpoint, kept } = await start()
    const submit = submitterOf(() => react2.useForm('quote', { endpoint })[1])
    expect(await submit({ ...goodAnswers })).toMatchObject({ body: { ok: true, next: '/thanks' } })
    expect(await kept()).toHaveLength(1)
    const { body } = await submit({ ...goodAnswers, email: 'x' })
    const errors = 'errors' in body ? body.errors : []
    const shown = renderToString(createElement(react2.ValidationError, { field: 'email', prefix: 'Email', errors }))
    expect(shown).toContain('Enter your email address with an @')
  })
})
