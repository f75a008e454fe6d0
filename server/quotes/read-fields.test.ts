import { describe, expect, test } from 'vitest'
import { mediaTypeOf, readFields } from './read-fields.ts'

const read = async (type: string, body: string | Buffer) =>
  Object.fromEntries(await readFields(type, Buffer.from(body as string)))
const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=part'
const json = 'application/json'
const part = (name: string, value = '', file?: string) =>
  `--part\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${value}\r\n`
const parts = (...all: string[]) => `${all.join('')}--part--\r\n`
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

describe('the fields of a body', () => {
  test('in JSON keep their kind, and null is no answer', async () => {
    const body = '{"panels":20,"note":null,"roof":["tile","flat"],"dog":true}'
    expect(await read('Application/JSON; charset=utf-8', body)).toEqual({
      panels: 20,
      roof: ['tile', 'flat'],
      dog: true,
    })
  })

  test.each([
    [urlencoded, 'roof=tile&name=Ann&roof=flat'],
    [multipart, parts(part('roof', 'tile'), part('name', 'Ann'), part('roof', 'flat'), part('photo', '', ''))],
  ])('that repeat in %s are a list', async (type, body) => {
    expect(await read(type, body)).toEqual({ roof: ['tile', 'flat'], name: 'Ann' })
  })

  test.each([
    ['nothing', json, ''],
    ['no field', json, '{}'],
    ['null alone', json, '{"name":null}'],
    ['no object', json, 'null'],
    ['a text', json, '"name"'],
    ['a list', json, '["name"]'],
    ['half a byte sequence', json, Buffer.from('7b226e616d65223a22c3227d', 'hex')],
    ['eleven levels', json, nested(11)],
    ['an unselected file alone', multipart, parts(part('photo', '', ''))],
    ['nothing in parts', multipart, ''],
    ['nothing in pairs', urlencoded, ''],
    ['no part', multipart, 'x'],
    ['multipart without a boundary', 'multipart/form-data', parts(part('name', 'Ann'))],
  ])('of %s cannot be read', async (_what, type, body) => {
    await expect(read(type, body)).rejects.toMatchObject({ statusCode: 400, errors: [{ code: 'EMPTY' }] })
  })

  test('in JSON may be nested ten levels deep', async () => {
    expect(await read(json, nested(10))).toEqual(JSON.parse(nested(10)))
  })

  test.each([
    ['a file', 'NO_FILE_UPLOADS', [part('photo', 'x', 'roof.jpg')]],
    ['an empty file', 'NO_FILE_UPLOADS', [part('photo', '', 'roof.jpg')]],
    ['a file without a name', 'NO_FILE_UPLOADS', [part('photo', 'x', '')]],
    ['ten files', 'NO_FILE_UPLOADS', Array.from({ length: 10 }, () => part('photo', 'x', 'roof.jpg'))],
    ['eleven files', 'TOO_MANY_FILES', Array.from({ length: 11 }, () => part('photo', 'x', 'roof.jpg'))],
  ])('with %s are refused with %s', async (_what, code, files) => {
    await expect(read(multipart, parts(part('name', 'Ann'), ...files))).rejects.toMatchObject({
      statusCode: 400,
      errors: [{ code }],
    })
  })

  test.each([
    [urlencoded, (count: number) => Array.from({ length: count }, () => 'a=').join('&')],
    [multipart, (count: number) => parts(...Array.from({ length: count }, () => part('a')))],
    [json, (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [at, ''])))],
  ])('are a hundred entries at most in %s', async (type, body) => {
    expect(Object.keys(await read(type, body(100))).length).toBeGreaterThan(0)
    await expect(read(type, body(101))).rejects.toMatchObject({
      statusCode: 413,
      errors: [{ code: 'FILES_TOO_BIG' }],
    })
  })
})

test.each([
  ['Text/HTML', 'text/html'],
  [' text/html ; charset=utf-8', 'text/html'],
  ['', ''],
])('the media type of %j is %j', (contentType, type) => {
  expect(mediaTypeOf(contentType)).toBe(type)
})
