import { expect, test } from 'vitest'
import { goodAnswers, testApp } from '../testing/test-app.ts'
import { sourceOf } from './source.ts'

const host = 'site.example'

/** The stored source of a quote request with this Referer. */
const keptFrom = async (referer: string | undefined, campaign?: string) => {
  const { app, kept } = await testApp({ siteUrl: `https://${host}` })
  const answer = await app.inject({
    method: 'POST',
    url: '/f/quote',
    headers: { host, accept: 'application/json', ...(referer !== undefined && { referer }) },
    payload: { ...goodAnswers, ...(campaign !== undefined && { _campaign: campaign }) },
  })
  expect(answer.statusCode).toBe(200)
  const [lead] = await kept()
  return [lead?.source_page, lead?.utm_source, lead?.utm_medium, lead?.utm_campaign]
}

/** The source of a quote request with this Referer. */
const sourceFrom = (referer: string | undefined, campaign?: string) => {
  const source = sourceOf({ headers: referer === undefined ? {} : { referer }, host }, campaign)
  return source && [source.source_page, source.utm_source, source.utm_medium, source.utm_campaign]
}

test('the page and its campaign words are stored with the lead', async () => {
  const address = `https://${host}/services/solar?utm_source=google&utm_medium=cpc&utm_campaign=spring%20dust&email=a@b`
  expect(await keptFrom(address)).toEqual(['/services/solar', 'google', 'cpc', 'spring dust'])
})

test("the visit's campaign words are stored if the form's page has none", async () => {
  const visit = '?utm_source=flyer&utm_campaign=spring%20dust&gclid=1'
  expect(sourceFrom(`https://${host}/quote`, visit)).toEqual(['/quote', 'flyer', null, 'spring dust'])
  expect(sourceFrom(`https://${host}/quote?utm_medium=cpc`, visit)).toEqual(['/quote', null, 'cpc', null])
  expect(sourceFrom(undefined, visit)).toEqual([null, 'flyer', null, 'spring dust'])
  expect(await keptFrom(`https://${host}/`, visit)).toEqual(['/', 'flyer', null, 'spring dust'])
  expect(await keptFrom(`https://${host}/`, `?utm_source=${'x'.repeat(2_000)}`)).toEqual(['/', null, null, null])
})

test("the visit's chat is stored below the note and does not affect the id", async () => {
  const { app, kept } = await testApp()
  for (const _chat of ['From the chat:\nQuestion: 20 panels?', 'From the chat:\nQuestion: 21 panels?'])
    await app.inject({
      method: 'POST',
      url: '/f/quote',
      headers: { host, accept: 'application/json' },
      payload: { ...goodAnswers, note: 'Two dogs', _chat, _key: 'one' },
    })
  expect(await kept()).toMatchObject([{ note: 'Two dogs\nFrom the chat:\nQuestion: 20 panels?', extra: '{}' }])
})

test('a page without campaign words is stored alone', () => {
  expect(sourceFrom(`http://${host}/`)).toEqual(['/', null, null, null])
})

test.each([undefined, '', 'about:blank', 'https://evil.example/', `https://evil.example/?${host}`, `ftp://${host}/`])(
  'nothing is stored for the Referer %j without campaign words of the visit',
  (referer) => {
    expect(sourceFrom(referer)).toBeUndefined()
    expect(sourceFrom(referer, '?utm_medium=cpc')).toEqual([null, null, 'cpc', null])
  },
)

test('long campaign words and line breaks become one short line', () => {
  const address = `https://${host}/${'x'.repeat(900)}?utm_source=a%0Ab%00${'c'.repeat(900)}`
  const [page, source] = sourceFrom(address) ?? []
  expect(page).toBe(`/${'x'.repeat(199)}`)
  expect(source).toMatch(/^a b ?c{10,}/)
  expect(source?.length).toBeLessThanOrEqual(80)
})

test('the same answers from another page have the same id', async () => {
  const { app, kept } = await testApp()
  for (const page of ['/', '/about'])
    await app.inject({
      method: 'POST',
      url: '/f/quote',
      headers: { host, accept: 'application/json', referer: `https://${host}${page}` },
      payload: { ...goodAnswers, _key: 'one' },
    })
  expect(await kept()).toMatchObject([{ source_page: '/' }])
})
