import { words } from './content.ts'

/** A page of the site by its address; the home page has a name of its own. */
export const pageName = (page: string): string => (page === '/' ? words.inbox.homePage : page)
