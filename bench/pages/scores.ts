import { join } from 'node:path'
import { projectFolder } from '../../scripts/child.ts'
import { findLighthouse, type Visit, visitWithLighthouse } from './lighthouse.ts'
import { median } from './median.ts'

const routes = [
  '/',
  '/services',
  '/solar-panel-cleaning',
  '/california/hanford',
  '/gallery',
  '/reviews',
  '/blog',
  '/blog/solar-panel-cleaning-near-me-find-local-experts',
  '/quote',
  '/privacy',
]
const floor = '/floor'
const reports = join(projectFolder, 'test-results/lighthouse')

const fileOf = (path: string, round: number) =>
  join(reports, `${path.slice(1).replaceAll('/', '-') || 'home'}-${round}.json`)

const rowOf = (path: string, visits: Visit[], floors: Visit[]) => {
  const of = (pick: (visit: Visit) => number, from = visits) => median(from.map(pick))
  const beside = (pick: (visit: Visit) => number) =>
    `${of(pick).toFixed(0)} (${(of(pick) / of(pick, floors)).toFixed(2)})`
  const scores = [0, 1, 2, 3].map((at) => of(({ scores }) => scores[at] ?? 0)).join(' ')
  const times = [beside(({ fcp }) => fcp), beside(({ lcp }) => lcp), beside(({ si }) => si)]
  const still = [of(({ tbt }) => tbt).toFixed(0), of(({ cls }) => cls).toFixed(3)]
  return `| ${[path, scores, ...times, ...still, [...new Set(visits.flatMap(({ lost }) => lost))].join(', ')].join(' | ')} |`
}

/** Ten kinds of page by Lighthouse, `rounds` times each, turn and turn about with the floor. */
export const measureScores = async (url: string, chromium: string, rounds: number) => {
  if (!(await findLighthouse())) return
  const visits = new Map<string, Visit[]>([floor, ...routes].map((path) => [path, []]))
  for (let round = 1; round <= rounds; round += 1) {
    for (const [path, taken] of visits) {
      taken.push(await visitWithLighthouse(url + path, chromium, fileOf(path, round)))
    }
  }
  console.log('\n| Page | scores | FCP ms | LCP ms | SI ms | TBT ms | CLS | points lost by |')
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
  const floors = visits.get(floor) ?? []
  for (const [path, taken] of visits) console.log(rowOf(path, taken, floors))
}
