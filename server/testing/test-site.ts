import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { secondBusiness } from '../../tests/second-business.ts'
import { openPages } from '../http/built-site.ts'
import { copyContent } from '../publish/content-folder.ts'
import { siteEditor } from '../publish/editor.ts'
import { pictureFolder } from '../publish/pictures/site-pictures.ts'
import type { SiteParts } from '../publish/publish.ts'
import { type PublisherParts, publisher } from '../publish/publisher.ts'
import { siteReader } from '../publish/site-reader.ts'
import type { Storage } from '../storage/open.ts'
import { tempDir } from './temp-dir.ts'
import { writePages } from './test-app.ts'

// Its cache is by contents, so the tests of a run read the second business once.
const reader = siteReader()

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

type More = Partial<PublisherParts & SiteParts> & {
  /** Content folder to copy instead of the second business's. */
  from?: string
}

/** Editing of a copy of the second business; only building and serving are fakes. */
export const testSite = (storage: Storage, { from = secondBusiness, ...more }: More = {}) => {
  const dir = tempDir()
  const [contentDir, picturesDir] = [join(dir, 'content'), join(dir, 'pictures')]
  const languages = more.languages ?? (() => ['en'])
  copyContent(from, contentDir)
  mkdirSync(picturesDir)
  writePages(join(dir, 'site'), { 'index.html': '<!doctype html><title>Home</title><p>Gutters</p>' })
  const pages = openPages({ site: join(dir, 'site'), policies: join(dir, 'csp.json') })
  const listeners: Parameters<SiteParts['onEnded']>[0][] = []
  const site = publisher({
    storage,
    contentDir,
    picturesDir,
    revisionsDir: join(dir, 'revisions'),
    compare: reader.compare,
    build: async () => 'build-1',
    serve: async () => undefined,
    log: quiet,
    ended: async (publish) => {
      for (const listener of listeners) await listener(publish)
    },
    ...more,
  })
  const pictureDirs = [picturesDir, join(contentDir, 'images')]
  return {
    contentDir,
    publisher: site,
    editor: siteEditor({
      contentDir,
      drafts: site.drafts,
      reader,
      languages,
      pictureFile: (file) => pictureDirs.map((one) => join(one, file)).find((path) => existsSync(path)),
    }),
    pictures: pictureFolder(picturesDir),
    pictureDirs,
    pages: () => pages,
    languages,
    ready: async () => ({ rows: [], trouble: null, isDrafted: true }),
    sendTestLetter: async () => ({ to: 'owner@example.com', why: null }),
    onEnded: (listener: (typeof listeners)[number]) => void listeners.push(listener),
    ...more,
  }
}
