import { join } from 'node:path'
import { projectFolder } from '../../scripts/child.ts'
import { median } from '../median.ts'
import { findLighthouse, type Visit, visitWithLighthouse } from './lighthouse.ts'
import { otherHomes, somePages } from './some-pages.ts'

const fixed = ['/floor', '/', '/services', '/gallery', '/reviews', '/blog', '/estimate', '/quote', '/privacy']
const routes = [...fixed, ...otherHomes(), ...somePages()]
const reports = join(projectFolder, 'test-results/lighthouse')

const fileOf = (path: string, round: number) =>
  join(reports, `${path.slice(1).replaceAll('/', '-') || 'home'}-${round}.json`)

const rowOf = (path: string, visits: Visit[], floors: Visit[]) => {
  const of = (audit: keyof Visit['audits'], from = visits) => median(from.map(({ audits }) => audits[audit]))
  const beside = (audit: keyof Visit['audits']) =>
    `${of(audit).toFixed(0)} (${(of(audit) / of(audit, floors)).toFixed(2)})`
  const score = (name: keyof Visit['categories']) => median(visits.map(({ categories }) => categories[name]))
  const scores = [score('performance'), score('accessibility'), score('best-practices'), score('seo')].join(' ')
  const paints = [beside('first-contentful-paint'), beside('largest-contentful-paint'), beside('speed-index')]
  const still = [of('total-blocking-time').toFixed(0), of('cumulative-layout-shift').toFixed(3)]
  return `| ${[path, scores, ...paints, ...still].join(' | ')} |`
}

/** Lighthouse scores of each kind of page, `rounds` times, alternating with the floor. */
export const measureScores = async (url: string, chromium: string, rounds: number) => {
  if (!(await findLighthouse())) return
  const visits = new Map(routes.map((path): [string, Visit[]] => [path, []]))
  for (let round = 1; round <= rounds; round += 1)
    for (const [path, taken] of visits) taken.push(await visitWithLighthouse(url + path, chromium, fileOf(path, round)))
  console.log(
    '\n| Page | scores | FCP ms | LCP ms | SI ms | TBT ms | CLS |\n| --- | --- | --- | --- | --- | --- | --- |',
  )
  for (const [path, taken] of visits) console.log(rowOf(path, taken, visits.get('/floor') ?? []))
}
