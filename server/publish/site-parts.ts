import type { GettingReady, TestLetter } from '../../contract/desk/site.ts'
import type { Pages } from '../http/site.ts'
import type { SiteEditor } from './editor.ts'
import type { pictureFolder } from './pictures.ts'
import type { Publisher } from './publisher.ts'

/** With what people edit the site. */
export type SiteParts = {
  publisher: Publisher
  editor: SiteEditor
  pictures: ReturnType<typeof pictureFolder>
  /** The folders in which a picture may lie: those that people sent, and the content's. */
  pictureDirs: readonly string[]
  pages: () => Pages
  languages: () => readonly string[]
  ready: () => Promise<GettingReady>
  sendTestLetter: () => Promise<TestLetter>
  /** Has `listener` called whenever a publish is live or has failed. */
  onEnded: (listener: () => void) => void
}
