/** The panel that open-early.ts has put into the page, if it has. */
export const earlyPanel = (): Element | null =>
  typeof document === 'undefined' ? null : document.querySelector('.chat')

/** What a visitor has typed there. */
export const earlyDraft = (): string => earlyPanel()?.querySelector('input')?.value ?? ''
