import { words } from './desk-content.ts'

const { homePage, quotePage, estimatePage } = words.inbox
const names: Readonly<Record<string, string>> = { '/': homePage, '/quote': quotePage, '/estimate': estimatePage }

/** The name of a page that leads come from, in any language, or else its path. */
export const pageName = (page: string): string => names[page.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/'] ?? page
