const around = (number: number, count: number) => ((number % count) + count) % count

/** Lets the picture of `link` grow into whatever `open` shows, where the browser can and the visitor does not mind. */
const growFrom = (link: HTMLElement, open: () => void) => {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return open()
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
export const startLightbox = (page: Document) => {
  const dialog = page.querySelector<HTMLDialogElement>('dialog.lightbox')
  if (!dialog) return
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a.gallery-item')]
  const figures = [...dialog.querySelectorAll<HTMLElement>('.lightbox-figure')]
  let shown = 0
  let opener: HTMLElement | undefined

  const show = (number: number) => {
    shown = around(number, figures.length)
    for (const [index, figure] of figures.entries()) figure.hidden = index !== shown
    // A lazy picture that is hidden does not load: ask for the neighbours before they are wanted.
    for (const step of [-1, 1]) {
      const next = figures[around(shown + step, figures.length)]?.querySelector('img')
      if (next) next.loading = 'eager'
    }
  }

  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      opener = link
      growFrom(link, () => {
        show(index)
        dialog.showModal()
      })
    })
  }

  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(shown - 1)
    if (key === 'ArrowRight') show(shown + 1)
  })
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const step = target.closest<HTMLElement>('[data-step]')
    if (step) show(shown + Number(step.dataset.step))
    else if (!target.closest('img, figcaption')) dialog.close()
  })
  // Safari gives no focus to a link that is clicked, so the browser has nothing to return it to.
  dialog.addEventListener('close', () => opener?.focus())
}
