// Makes photographs smaller before the browser sends the form with them, which works without this too.
import { jpegOf, readPicture } from '../ui/picture/shrink-picture.ts'

const shrunk = async (files: FileList): Promise<FileList> => {
  const transfer = new DataTransfer()
  // One after the other: a phone holds few pictures of its camera in memory.
  for (const file of files) {
    transfer.items.add(new File([await jpegOf(await readPicture(file))], 'photo.jpg'))
  }
  return transfer.files
}

const form = document.querySelector<HTMLFormElement>('.add-photos form')
form?.addEventListener('submit', async (event) => {
  const input = form.querySelector('input')
  const button = form.querySelector('button')
  if (!input?.files || !button) return
  event.preventDefault()
  button.disabled = true
  button.textContent = button.value
  try {
    input.files = await shrunk(input.files)
  } catch {
    // What this browser cannot read is sent as it is: the server answers for it.
  }
  form.submit()
})
