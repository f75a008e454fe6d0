import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { buildFolder, currentBuildId } from '../../server/builds/build-folder.ts'

const id = currentBuildId('dist')
if (id === undefined) throw new Error('There is no built site: run npm run build.')

/** The live build and its pages. */
export const build = buildFolder('dist', id)
export const { site } = build

/** `bytes` is the compressed size. */
export type BuiltPage = { route: string; html: string; bytes: number }

/** Every built page by route. */
export const builtPages = (): BuiltPage[] =>
  globSync('**/*.html', { cwd: site }).map((file) => ({
    route: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    html: readFileSync(join(site, file), 'utf8'),
    bytes: statSync(join(site, `${file}.br`)).size,
  }))

/** Size with Brotli at the server's quality. */
export const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Text between the tags of every match of `pattern`. */
export const contents = (html: string, pattern: RegExp): string =>
  [...html.matchAll(pattern)].map(([, text = '']) => text).join('\n')

/** Sizes of the files in the page's `srcset`s whose path matches. */
export const pictureBytes = (html: string, matching: (candidate: string) => boolean): number[] => {
  const candidates = [...html.matchAll(/srcset="([^"]*)"/gi)].flatMap(([, set = '']) => set.split(', '))
  return candidates.filter(matching).map((candidate) => statSync(join(site, candidate.split(' ')[0] ?? '')).size)
}
