import { describe, expect, test } from 'vitest'
import { goodAnswers, testApp } from '../testing/test-app.ts'

const part = (name: string, value = '') =>
  `--part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const nested = (open: string, close: string, depth: number) =>
  `${JSON.stringify(goodAnswers).slice(0, -1)},"deep":${open.repeat(depth)}1${close.repeat(depth)}}`

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=part'
const json = 'application/json'

const send = async (type: string, payload: string) => {
  const { app, kept } = await testApp()
  const before = process.cpuUsage()
  const headers = { 'content-type': type, accept: json }
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/f/quote', headers, payload })
  const { user } = process.cpuUsage(before)
  return { statusCode, code: JSON.parse(body).errors?.[0].code, ms: user / 1000, kept: await kept() }
}

describe('an expensive body of 64 KB', () => {
  test.each([
    ['one name 32,000 times', 413, urlencoded, 'a&'.repeat(32_000)],
    ['one answer 16,000 times', 413, urlencoded, 'a=1&'.repeat(16_000)],
    ['9,000 names', 413, urlencoded, Array.from({ length: 9000 }, (_, at) => `n${at}`).join('&')],
    ['nothing but &', 413, urlencoded, '&'.repeat(64_000)],
    ['broken percent signs', 422, urlencoded, `name=${'%'.repeat(64_000)}`],
    ['1,000 parts', 413, multipart, `${part('a').repeat(1000)}--part--\r\n`],
    ['1,000 parts in capitals', 413, multipart, `${part('a').toUpperCase().repeat(1000)}--part--\r\n`],
    ['a header of 3,000 lines', 400, multipart, `--part\r\n${'content-type: a\r\n'.repeat(3000)}\r\n1\r\n--part--\r\n`],
    ['7,000 names', 413, json, JSON.stringify(Object.fromEntries(Array.from({ length: 7000 }, (_, at) => [at, 1])))],
    ['lists 5,000 deep', 400, json, nested('[', ']', 5000)],
    ['objects 5,000 deep', 400, json, nested('{"a":', '}', 5000)],
    ['lists 30,000 deep', 400, json, nested('[', ']', 30_000)],
    ['a list of 30,000', 422, json, nested(`[${'1,'.repeat(30_000)}`, ']', 1)],
    ['lists that never end', 400, json, '['.repeat(64_000)],
    ['half characters', 422, json, JSON.stringify({ ...goodAnswers, name: '\ud800'.repeat(10_000) })],
  ])('of %s is rejected with %i quickly', async (_what, status, type, payload) => {
    const { statusCode, ms, kept } = await send(type, payload)
    expect([statusCode, kept]).toEqual([status, []])
    // The worst took 66 seconds before; on a slow machine each takes less than a fifth of a second.
    expect(ms).toBeLessThan(1000)
  })
})
