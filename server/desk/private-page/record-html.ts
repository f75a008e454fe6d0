import type { PhotographWords } from '../../../content/schema/photograph-words.ts'
import type { JobRecord } from '../../../contract/desk/photographs.ts'
import { fill } from '../../../pricing/fill.ts'
import { type Html, html } from '../../http/html/html.ts'

const stages = ['before', 'after'] as const

/** The job's record on the private page: before and after, with the meter reading at each. Pictures are served below `path`. */
export const recordHtml = ({ meters, ...pair }: JobRecord, words: PhotographWords['customer'], path: string): Html =>
  html`<section class="card private-part" aria-labelledby="record"><h2 id="record">${words.title}</h2>
<div class="private-pair">${stages.map(
    (stage, at) =>
      html`<figure><img src="${path}/photos/${pair[stage]}" alt="${words[stage]}" loading="lazy"><figcaption>${words[stage]}${
        meters ? html`<br><b>${fill(words.meter, { reading: meters[at] ?? '' })}</b>` : html``
      }</figcaption></figure>`,
  )}</div></section>`
