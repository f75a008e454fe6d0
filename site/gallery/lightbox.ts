/** Lets the picture of `link` grow into whatever `open` shows, where the browser can. */
const growFrom = (link: HTMLElement, open: () => void) => {
  if (!document.startViewTransition) return open()
  link.dataset.grows = ''
  document.startViewTransition(() => {
    delete link.dataset.grows
    open()
  })
}

/**
 * Opens the pictures of the gallery in its dialog: click, arrow keys, and a press beside the picture to close. Where
 * this does not run, each link still leads to its large file.
 */
export const startLightbox = () => {
  const dialog = document.querySelector<HTMLDialogElement>('#lightbox')
  if (!dialog) return
  const figures = [...dialog.querySelectorAll('figure')]
  let shown = 0
  let opener: HTMLElement | undefined

  const show = (number: number) => {
    shown = (number + figures.length) % figures.length
    for (const figure of figures) figure.hidden = figure !== figures[shown]
    // A lazy picture that is hidden does not load: ask for the neighbours before they are wanted.
    for (const near of [shown - 1, (shown + 1) % figures.length])
      figures.at(near)?.querySelector('img')?.removeAttribute('loading')
  }

  for (const [index, link] of document.querySelectorAll<HTMLAnchorElement>('.gallery-item').entries()) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      opener = link
      // What rests behind a dialog rests sooner: the transition styles all that is shown as well.
      dialog.dispatchEvent(new Event('beforetoggle'))
      growFrom(link, () => {
        show(index)
        dialog.showModal()
      })
    })
  }

  dialog.addEventListener('keydown', ({ key }) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (step) show(shown + step)
  })
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const pressed = target.closest<HTMLElement>('button,img,figcaption')
    if (!pressed) dialog.querySelector<HTMLElement>('[command]')?.click()
    else if (pressed.dataset.step) show(shown + Number(pressed.dataset.step))
  })
  // Safari gives no focus to a link that is clicked, so the browser has nothing to return it to.
  dialog.addEventListener('close', () => opener?.focus())
}
