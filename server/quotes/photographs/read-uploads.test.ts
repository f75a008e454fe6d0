import { expect, test } from 'vitest'
import { readFiles } from './read-uploads.ts'

const body = Buffer.from(
  '--BB\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nroof\r\n--BB--\r\n',
)

test.each(['multipart/form-data; boundary=BB', 'Multipart/Form-Data; charset=utf-8; Boundary="BB"'])(
  'files are read from a body of the type %s',
  async (type) => {
    expect((await readFiles(type, body)).map(String)).toEqual(['roof'])
  },
)

// Its parts are counted with one boundary: parsed with another, 16 MB of tiny parts block the server for seconds.
test.each(['multipart/form-data; x="; boundary=AA"; boundary=BB', 'multipart/form-data; boundary="B\\B"'])(
  'a body whose parser would take another boundary than the count is not read: %s',
  async (type) => {
    await expect(readFiles(type, body)).rejects.toThrow('EMPTY')
  },
)

const type = 'multipart/form-data;boundary=BB'
const part = (content: string, file?: string) =>
  `--BB\r\ncontent-disposition: form-data; name="photos"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${content}\r\n`
const bodyOf = (...parts: string[]) => Buffer.from(`${parts.join('')}--BB--\r\n`)
const files = (count: number) => Array.from({ length: count }, (_, at) => part(`roof ${at}`, `${at}.jpg`))

test('five files are read beside an unselected one, and a text is no file', async () => {
  const five = ['roof 0', 'roof 1', 'roof 2', 'roof 3', 'roof 4']
  expect((await readFiles(type, bodyOf(...files(5), part('', '')))).map(String)).toEqual(five)
  expect((await readFiles(type, bodyOf(part('a text'), ...files(1)))).map(String)).toEqual(['roof 0'])
})

test.each([
  ['six files', 400, 'TOO_MANY_FILES', type, bodyOf(...files(6))],
  ['seven texts', 400, 'TOO_MANY_FILES', type, bodyOf(...Array.from({ length: 7 }, () => part('a text')))],
  ['an unselected file alone', 400, 'EMPTY', type, bodyOf(part('', ''))],
  ['nothing', 400, 'EMPTY', type, Buffer.alloc(0)],
  ['nothing of another type', 400, 'EMPTY', 'image/jpeg', Buffer.alloc(0)],
  ['no boundary', 415, 'EMPTY', 'multipart/form-data', bodyOf(...files(1))],
  ['another type with a boundary', 415, 'EMPTY', 'multipart/mixed; boundary=BB', bodyOf(...files(1))],
])('an upload of %s is refused with %i %s', async (_what, statusCode, code, contentType, sent) => {
  await expect(readFiles(contentType, sent)).rejects.toMatchObject({ statusCode, errors: [{ code }] })
})
