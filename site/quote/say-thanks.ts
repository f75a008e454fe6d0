// Says on the page of thanks who asked and by when we call. Without this the page thanks without a name. Imports nothing: a
// module shared with the form's island would be a request of its own.

try {
  // Written by QuotePageForm: a line for the title, a line for the text.
  const said = sessionStorage.getItem('quote-sent')?.split('\n') ?? []
  sessionStorage.removeItem('quote-sent')
  const places = document.querySelectorAll('.thanks-hero h1, .thanks-hero .lead')
  said.forEach((line, at) => {
    places[at]?.replaceChildren(line)
  })
} catch {
  // Storage is blocked.
}
