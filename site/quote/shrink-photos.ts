// Makes photographs smaller before the browser sends the form with them, which works without this too.
import { jpegOf, readPicture } from '../ui/picture/shrink-picture.ts'

const longestSide = 1600
/** One more than the server takes: it says so itself. */
const mostRead = 6

const shrunk = async (files: FileList): Promise<FileList> => {
  const transfer = new DataTransfer()
  // One after the other: a phone holds few pictures of its camera in memory.
  for (const file of [...files].slice(0, mostRead)) {
    const jpeg = await jpegOf(await readPicture(file), undefined, longestSide)
    transfer.items.add(new File([jpeg], 'photo.jpg', { type: jpeg.type }))
  }
  return transfer.files
}

const form = document.querySelector<HTMLFormElement>('.add-photos form')
const input = form?.querySelector<HTMLInputElement>('[type=file]')
const button = form?.querySelector('button')

form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  if (!input?.files || !button || button.disabled) return
  button.disabled = true
  button.textContent = form.dataset.sending ?? ''
  try {
    input.files = await shrunk(input.files)
  } catch {
    // What this browser cannot read is sent as it is: the server answers for it.
  }
  form.submit()
})
// Back shows the page as it was left.
addEventListener('pageshow', (event) => event instanceof PageTransitionEvent && event.persisted && location.reload())
