// Makes photographs smaller before they are sent, and keeps them chosen where the line is cut. Without this the browser
// sends the form.
import { jpegOf, readPicture } from '../ui/picture/shrink-picture.ts'

const shrunk = async (files: FileList): Promise<FileList> => {
  const transfer = new DataTransfer()
  // One after the other: a phone holds few pictures of its camera in memory.
  for (const file of files) {
    transfer.items.add(new File([await jpegOf(await readPicture(file))], 'photo.jpg'))
  }
  return transfer.files
}

/** The line about a mistake, of the server or of ours. */
const said = document.querySelector('.add-photos [role="alert"]')
const say = (text: string) => {
  if (said) said.textContent = text
}

const form = document.querySelector<HTMLFormElement>('.add-photos form')
form?.addEventListener('submit', async (event) => {
  const input = form.querySelector('input')
  const button = form.querySelector('button')
  if (!input?.files || !button) return
  event.preventDefault()
  say('')
  const label = button.textContent
  button.disabled = true
  button.textContent = button.value
  try {
    input.files = await shrunk(input.files)
  } catch {
    // What this browser cannot read is sent as it is: the server answers for it.
  }
  try {
    const answer = await fetch(form.action, { method: 'POST', body: new FormData(form) })
    // The browser shows why they were refused.
    if (answer.ok) location.replace(answer.url)
    else form.submit()
  } catch {
    say(form.dataset.unsent ?? '')
    button.disabled = false
    button.textContent = label
  }
})
