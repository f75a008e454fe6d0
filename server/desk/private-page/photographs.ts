import { type Html, html } from '../../http/html/html.ts'
import type { PageWords } from './page-html.ts'

/**
 * The photographs of a job on its private page, with their heading: nothing where there are none. Their addresses lie below
 * `path`.
 */
export const photographsOf = async (_leadId: string, _parts: PageWords): Promise<Html> => html``
