import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { z } from 'zod'
import { buildFolder, currentBuildId, pointTo } from '../../server/builds/build-folder.ts'
import { startServerProcess } from '../server-process.ts'

const pictureBytes = 40 * 1024
const page = readFileSync(join(import.meta.dirname, 'floor.html'))

const style = /<style>(?<css>.*?)<\/style>/s.exec(page.toString())?.groups?.css ?? ''
const policy = `default-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The best JPEG of at most `pictureBytes`. */
const picture = async (quality = 90): Promise<Buffer> => {
  const whole = sharp('content/images/hero-wide.jpg').resize(750, 500, { fit: 'cover' })
  const bytes = await whole.jpeg({ quality, mozjpeg: true }).toBuffer()
  return bytes.length <= pictureBytes ? bytes : picture(quality - 2)
}

/**
 * Serves a copy of the built site with the page `/floor`, hand-written as the minimum: 3 KB of CSS, one picture of 40
 * KB, no script.
 */
export const startSiteWithFloor = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'))
  const id = currentBuildId('dist')
  if (id === undefined) throw new Error('There is no built site: run npm run build.')
  const build = buildFolder(folder, id)
  const floor = join(build.site, 'floor')
  cpSync(buildFolder('dist', id).folder, build.folder, { recursive: true })
  mkdirSync(floor)
  writeFileSync(join(floor, 'index.html'), page)
  writeFileSync(join(floor, 'index.html.br'), brotliCompressSync(page))
  writeFileSync(join(floor, 'picture.jpg'), await picture())
  const policies = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(build.policies, 'utf8')))
  writeFileSync(build.policies, JSON.stringify({ ...policies, '/floor/': policy }))
  pointTo(folder, id)
  const env = { BUILD_DIR: folder, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }
  const server = await startServerProcess('server/main.ts', env)
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
  return { url: server.url, stop }
}
