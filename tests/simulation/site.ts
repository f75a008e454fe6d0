import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import type { Pages } from '../../server/http/built-site.ts'
import { siteEditor } from '../../server/publish/editor.ts'
import { pictureFolder } from '../../server/publish/pictures/site-pictures.ts'
import { publisher } from '../../server/publish/publisher.ts'
import { siteReader } from '../../server/publish/site-reader.ts'
import type { Storage } from '../../server/storage/open.ts'
import type { FaultPoints } from './outside.ts'

export const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Fields of the only content file, `en/home.yaml`, which people at the desk write. */
export const fields = ['title', 'lead'] as const
export const homeFile = 'content/en/home.yaml'
export const wordsOf = (dataDir: string): Record<string, string> => parse(readFileSync(join(dataDir, homeFile), 'utf8'))
/** The file with these words; comments and spaces are the owner's, and no publish changes them. */
export const homeOf = ({ title, lead }: Record<string, string>) =>
  `# The first words\ntitle: "${title}" # short\n\nlead:   "${lead}"\nlast: 'untouched'\n`

/** Editing of the content in the data folder: only checking, building and the encoding of pictures are fakes. */
export const siteOn = (storage: Storage, dataDir: string, { pass }: FaultPoints, pages: () => Pages) => {
  const [contentDir, picturesDir] = [join(dataDir, 'content'), join(dataDir, 'pictures')]
  const site = publisher({
    storage,
    contentDir,
    picturesDir,
    revisionsDir: join(dataDir, 'revisions'),
    log: quiet,
    compare: async () => ({ changes: [], mistakes: [] }),
    build: async () => {
      pass()
      return 'build'
    },
    serve: async () => pass(),
    ended: () => undefined,
  })
  const { drafts } = site
  const languages = () => ['en']
  const own = { contentDir, languages, drafts, pictureFile: () => contentDir }
  const save: typeof editor.save = async (draft, personId) => ({
    isKept: true,
    isStale: await drafts.save([draft], personId, new Date()),
    mistakes: [],
  })
  const editor = siteEditor({ ...own, reader: siteReader() })
  const encode = async (bytes: Buffer, to: string) => {
    pass()
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, bytes)
    pass()
    return true
  }
  return {
    publisher: site,
    editor: { ...editor, save },
    pictures: { ...pictureFolder(picturesDir), encode },
    pictureDirs: [picturesDir],
    languages,
    pages,
    onEnded: () => undefined,
    ready: async () => ({ rows: [], trouble: null, isDrafted: true }),
    sendTestLetter: async () => ({ to: null, why: null }),
  }
}
