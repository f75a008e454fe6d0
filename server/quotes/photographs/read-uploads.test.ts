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
