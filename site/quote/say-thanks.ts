// Says on the page of thanks who asked and by when we call. Without this the page thanks without a name. Imports nothing: a
// module shared with the form's island would make this an own request.

const say = (selector: string, words: string | undefined) => {
  if (words) document.querySelector(`.thanks-hero ${selector}`)?.replaceChildren(words)
}

const readNotice = (): string[] => {
  try {
    // Written by QuotePageForm: a line of title, a line of text.
    const notice = sessionStorage.getItem('quote-sent') ?? ''
    sessionStorage.removeItem('quote-sent')
    return notice.split('\n')
  } catch {
    return []
  }
}

const [title, text] = readNotice()
say('h1', title)
say('.lead', text)
// Who has just sent a request needs no link to the form.
if (title || location.search.includes('photos=')) document.querySelector('[data-for="unsent"]')?.remove()
