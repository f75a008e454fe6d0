import type { GettingReady, TestLetter } from '../../contract/desk/site.ts'
import type { Pages } from '../http/site.ts'
import type { SiteEditor } from './editor.ts'
import type { pictureFolder } from './pictures.ts'
import type { Publisher } from './publisher.ts'

/** Parts that the editing routes use. */
export type SiteParts = {
  publisher: Publisher
  editor: SiteEditor
  pictures: ReturnType<typeof pictureFolder>
  /** Folders of pictures: uploads, and the content's. */
  pictureDirs: readonly string[]
  pages: () => Pages
  languages: () => readonly string[]
  ready: () => Promise<GettingReady>
  sendTestLetter: () => Promise<TestLetter>
  /** Calls `listener` whenever a publish is live or has failed. */
  onEnded: (listener: () => void) => void
}
