/**
 * Closes the menu when one of its links is followed, also one to a place on this page, and when the window grows past it.
 * Browsers from before popovers also have it opened here, by an attribute of the header.
 */
export const runMenu = (): void => {
  const menu = document.querySelector<HTMLElement>('#menu')
  const header = menu?.closest('header')
  const toggle = header?.querySelector('.menu-toggle')
  if (!menu || !header || !toggle) return
  const isNative = 'popover' in HTMLElement.prototype

  const show = (isOpen: boolean) => {
    header.toggleAttribute('data-menu', isOpen)
    toggle.setAttribute('aria-expanded', String(isOpen))
  }
  const close = () => (isNative ? menu.hidePopover() : show(false))

  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close()
  })
  matchMedia('(min-width: 60rem)').addEventListener('change', close)
  if (isNative) return

  show(false)
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Node)) return
    if (toggle.contains(target)) show(!header.hasAttribute('data-menu'))
    else if (!menu.contains(target)) close()
  })
  addEventListener('keydown', ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  })
}
