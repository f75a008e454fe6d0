import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import type { Pages } from '../../server/http/site.ts'
import { siteEditor } from '../../server/publish/editor.ts'
import { pictureFolder } from '../../server/publish/pictures/pictures.ts'
import { publisher } from '../../server/publish/publisher.ts'
import { siteReader } from '../../server/publish/site-reader.ts'
import type { Storage } from '../../server/storage/open.ts'
import type { FaultPoints } from './disk.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Fields of the only content file, `en/home.yaml`, which people at the desk write. */
export const fields = ['title', 'lead'] as const
export const homeFile = 'content/en/home.yaml'
export const wordsOf = (dataDir: string): Record<string, string> => parse(readFileSync(join(dataDir, homeFile), 'utf8'))
/** The file with these words; comments and spaces are the owner's, and no publish changes them. */
export const homeOf = ({ title, lead }: Record<string, string>) =>
  `# The first words\ntitle: "${title}" # short\n\nlead:   "${lead}"\nlast: 'untouched'\n`

/** Editing of the content in the data folder: only checking, building and the encoding of pictures are fakes. */
export const siteOn = (storage: Storage, dataDir: string, points: FaultPoints, pages: () => Pages) => {
  const [contentDir, picturesDir] = [join(dataDir, 'content'), join(dataDir, 'pictures')]
  const site = publisher({
    ...{ storage, contentDir, picturesDir, revisionsDir: join(dataDir, 'revisions'), log: quiet },
    compare: async () => ({ changes: [], mistakes: [] }),
    build: async () => {
      points.pass()
      return 'build'
    },
    serve: () => points.pass(),
    ended: () => undefined,
  })
  const languages = () => ['en']
  const parts = { contentDir, languages, drafts: site.drafts, reader: siteReader() }
  const editor = siteEditor({ ...parts, liveContent: () => contentDir, pictureFile: () => contentDir })
  return {
    publisher: site,
    editor: {
      ...editor,
      save: async (...draft: Parameters<typeof editor.save>) => {
        const isStale = await site.drafts.save(...draft)
        return { isKept: true, isStale, mistakes: [] }
      },
    },
    pictures: {
      ...pictureFolder(picturesDir),
      encode: async (bytes: Buffer, to: string) => {
        points.pass()
        mkdirSync(dirname(to), { recursive: true })
        writeFileSync(to, bytes)
        points.pass()
        return { width: 1, height: 1 }
      },
    },
    ...{ pictureDirs: [picturesDir], languages, pages },
    ready: async () => ({ rows: [], trouble: null }),
    sendTestLetter: async () => ({ to: null, why: null }),
    onEnded: () => undefined,
  }
}
