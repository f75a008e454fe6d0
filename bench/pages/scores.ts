import { join } from 'node:path'
import { projectFolder } from '../../scripts/child.ts'
import { median } from '../median.ts'
import { findLighthouse, type Visit, visitWithLighthouse } from './lighthouse.ts'
import { otherHomes, somePages } from './some-pages.ts'

const fixed = ['/', '/services', '/gallery', '/reviews', '/blog', '/estimate', '/quote', '/privacy']
const routes = [...fixed, ...otherHomes(), ...somePages()]
const reports = join(projectFolder, 'test-results/lighthouse')

const fileOf = (path: string, round: number) =>
  join(reports, `${path.slice(1).replaceAll('/', '-') || 'home'}-${round}.json`)

const rowOf = (path: string, visits: Visit[]) => {
  const of = (audit: keyof Visit['audits'], digits = 0) =>
    median(visits.map(({ audits }) => audits[audit])).toFixed(digits)
  const score = (name: keyof Visit['categories']) => median(visits.map(({ categories }) => categories[name]))
  const scores = [score('performance'), score('accessibility'), score('best-practices'), score('seo')].join(' ')
  const paints = [of('first-contentful-paint'), of('largest-contentful-paint'), of('speed-index')]
  return `| ${[path, scores, ...paints, of('total-blocking-time'), of('cumulative-layout-shift', 3)].join(' | ')} |`
}

/** Lighthouse scores of each kind of page, `rounds` times. */
export const measureScores = async (url: string, chromium: string, rounds: number) => {
  if (!(await findLighthouse())) return
  const visits = new Map(routes.map((path): [string, Visit[]] => [path, []]))
  // Page by page in each round, so that a busy moment of the machine affects all alike.
  for (let round = 1; round <= rounds; round += 1)
    for (const [path, taken] of visits) taken.push(await visitWithLighthouse(url + path, chromium, fileOf(path, round)))
  console.log(
    '\n| Page | scores | FCP ms | LCP ms | SI ms | TBT ms | CLS |\n| --- | --- | --- | --- | --- | --- | --- |',
  )
  for (const [path, taken] of visits) console.log(rowOf(path, taken))
}
