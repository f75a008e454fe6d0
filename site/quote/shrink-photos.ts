// Makes photographs smaller before they are sent, and keeps them chosen where the line is cut. Without this the browser
// sends the form.
import { jpegOf, readPicture } from '../ui/picture/shrink-picture.ts'

const shrunk = async (files: FileList): Promise<FileList> => {
  const transfer = new DataTransfer()
  // One at a time, because decoded photographs fill the memory of a phone.
  for (const file of files) {
    transfer.items.add(new File([await jpegOf(await readPicture(file))], 'photo.jpg'))
  }
  return transfer.files
}

const form = document.querySelector<HTMLFormElement>('.add-photos form')
const mistake = document.querySelector('.add-photos [role="alert"]')
// The address after sending has no fragment, because the same address with one would not reload.
document.querySelector('.add-photos [role="status"]')?.scrollIntoView({ block: 'center' })
const chosen = document.createElement('output')
form?.querySelector('.field')?.append(chosen)
form?.setAttribute('data-empty', '')
form?.addEventListener('change', ({ target }) => {
  const files = target instanceof HTMLInputElement && target.files
  chosen.textContent = [...(files || [])].map(({ name }) => name).join(', ')
  form.toggleAttribute('data-empty', chosen.textContent === '')
})
form?.addEventListener('submit', async (event) => {
  const input = form.querySelector('input')
  const button = form.querySelector('button')
  if (!input?.files || !button) return
  const swapLabel = () => {
    button.disabled = !button.disabled
    ;[button.value, button.textContent] = [button.textContent, button.value]
  }
  event.preventDefault()
  mistake?.replaceChildren()
  swapLabel()
  // An unreadable file is sent as it is, and the server reports it.
  input.files = await shrunk(input.files).catch(() => input.files)
  try {
    const { ok, url } = await fetch(form.action, { method: 'POST', body: new FormData(form) })
    // The browser shows why they were refused.
    if (ok) location.replace(url)
    else form.submit()
  } catch {
    mistake?.append(`${form.dataset.unsent}`)
    swapLabel()
  }
})
