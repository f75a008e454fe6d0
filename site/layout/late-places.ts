const fill = () => {
  const told = getComputedStyle(document.head).getPropertyValue('--late')
  if (!told) return
  document.head.removeEventListener('load', fill, true)
  const parts: string[] = JSON.parse(told)
  for (const place of document.querySelectorAll<HTMLElement | SVGElement>('[data-late]')) {
    place.innerHTML = parts[Number(place.dataset.late)] ?? ''
    delete place.dataset.late
  }
  // Of a dialog that was opened before, which can be seen when the styles of the same file are there.
  setTimeout(() => document.querySelector<HTMLElement>('dialog[open] [autofocus]')?.focus())
}

/**
 * Puts back what the build has moved into the late file (site/build/finish/late-markup.ts): at once where that has come before
 * the page, or when it comes. For the script of a page that asks for late markup.
 */
export const fillLatePlaces = (): void => {
  document.head.addEventListener('load', fill, true)
  fill()
}
