import type { VisitorPhotoWords } from '../../../content/schema/photograph-words.ts'
import { mostPhotographs } from '../../../contract/desk/photographs.ts'
import { pictureTypes } from '../../../contract/desk/site.ts'
import { fill } from '../../../pricing/fill.ts'
import { type Html, html } from '../../http/html/html.ts'

const most = mostPhotographs.visitor

/** An error code in the visitor's words. */
const sayPhotoError = (code: string, { mistakes }: VisitorPhotoWords): string => {
  const { none, tooBig, tooMany, noPicture, ended, busy } = mistakes
  const said: Partial<Record<string, string>> = {
    EMPTY: none,
    FILES_TOO_BIG: tooBig,
    TOO_MANY_FILES: fill(tooMany, { most }),
    NO_FILE_UPLOADS: noPicture,
    FORM_NOT_FOUND: ended,
  }
  return said[code] ?? busy
}

/** The form for adding photographs, without script. Shows only a message once there are five or the link has expired. */
export const photoForm = (words: VisitorPhotoWords, count: number, error?: string): Html => {
  const said = fill(words.added, { count: String(count), most: String(most) })
  const isOver = count >= most || error === 'FORM_NOT_FOUND'
  const form = html`<form class="flow" method="post" enctype="multipart/form-data" data-unsent="${words.mistakes.busy}">
<div class="field flow"><label for="photos-chosen">${words.choose}</label><input id="photos-chosen" type="file" name="photos" accept="${pictureTypes.join()}" multiple required></div>
<button class="button" data-variant="sun" value="${words.sending}">${words.send}</button>
</form>`
  return html`<section class="add-photos" id="photos" aria-labelledby="photos-title"><div class="wrapper"><div class="card add-photos-card">
<div class="flow"><h2 id="photos-title">${words.title}</h2>
${count > 0 ? html`<p role="status" class="add-photos-said">${said}</p>` : html``}
<p role="alert" class="add-photos-said">${error ? sayPhotoError(error, words) : ''}</p>
${isOver ? html`` : html`<p>${fill(words.text, { most: String(most) })}</p>`}</div>
${isOver ? html`` : form}
</div></div></section>`
}
