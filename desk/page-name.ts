import { words } from './desk-content.ts'

/** A page's path; a name for the home page. */
export const pageName = (page: string): string => (page === '/' ? words.inbox.homePage : page)
