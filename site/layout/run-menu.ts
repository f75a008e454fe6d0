/**
 * Closes the menu when a visitor follows one of its links (also one within this page) and when the window grows wider
 * than the menu needs. In browsers without popovers it opens and closes the menu through an attribute of the header.
 */
export const runMenu = (): void => {
  const menu = document.querySelector<HTMLElement>('#menu')
  const header = menu?.closest('header')
  if (!menu || !header) return
  if ('popover' in HTMLElement.prototype) {
    const close = () => menu.hidePopover()
    menu.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close())
    matchMedia('(min-width: 60rem)').addEventListener('change', close)
    return
  }
  const show = (isOpen: boolean) => {
    header.toggleAttribute('data-menu', isOpen)
    header.querySelector('.menu-toggle')?.setAttribute('aria-expanded', `${isOpen}`)
  }
  const isToggle = (target: EventTarget | null) => target instanceof Element && target.closest('.menu-toggle') !== null
  addEventListener('click', ({ target }) => show(isToggle(target) && !header.hasAttribute('data-menu')))
  addEventListener('keydown', ({ key }: KeyboardEvent) => key === 'Escape' && show(false))
  show(false)
}
