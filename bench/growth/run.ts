import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverFlags } from '../../server/process-settings.ts'
import { cpuMs, residentMiB, start } from '../server/server-process.ts'
import { generateContent } from './generate.ts'
import { type Build, measureBuild } from './measure-build.ts'
import { drawRows, figures, type Row } from './rows.ts'

// Sizes are `cities` or `cities+articles`: npm run bench -- growth 13 130 1300 1300+600
const given = process.argv.slice(2).filter((argument) => /^\d+(\+\d+)?$/.test(argument))
const sizes = (given.length > 0 ? given : ['13', '130', '1300', '5000', '1300+600']).map((size) => {
  const [cities = 13, articles = 6] = size.split('+').map(Number)
  return { cities, articles }
})
const folder = mkdtempSync(join(tmpdir(), 'growth-'))

const serve = async (content: string, site: string) => {
  const begun = performance.now()
  const server = await start([...serverFlags, 'dist/server/start.js'], {
    CONTENT_DIR: content,
    SITE_DIR: site,
    DATA_DIR: join(folder, 'data'),
  })
  await (await fetch(server.url)).text()
  const [took, cpu] = [performance.now() - begun, cpuMs(server.child)]
  for (const slug of readdirSync(join(site, 'california')))
    await (await fetch(`${server.url}/california/${slug}`)).text()
  const memory = residentMiB(server.child)
  await server.stop()
  return { took, cpu, memory }
}

const describe = ({ seconds, cpuSeconds, peakMiB }: Build) =>
  `${cpuSeconds.toFixed(1)} s of processor, ${seconds.toFixed(1)} s by the clock, peak ${peakMiB.toFixed(0)} MiB`

const rows: Row[] = []
console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
try {
  for (const size of sizes) {
    const name = `${size.cities}+${size.articles}`
    const [content, out] = [join(folder, name, 'content'), join(folder, name, 'dist/site')]
    generateContent(content, size)
    // The first build draws the pictures; what is measured is a build with these at hand.
    console.log(`${name}, first build: ${describe(await measureBuild(content, out))}`)
    const again = await measureBuild(content, out)
    console.log(`${name}, next build: ${describe(again)}`)
    const { took, cpu, memory } = await serve(content, out)
    const start = `first answer after ${took.toFixed(0)} ms (processor ${cpu} ms)`
    console.log(`${name}, server: ${start}, ${memory.toFixed(0)} MiB once every page was asked for`)
    const said = execFileSync(process.execPath, ['bench/growth/assistant.ts', content], { encoding: 'utf8' })
    console.log(`${name}, assistant: ${said.trim()}`)
    const assistant = figures.parse(JSON.parse(said))
    if (size.articles === 6) rows.push({ cities: size.cities, build: again, memory, assistant })
    // After each size: the largest takes minutes, and may be cut short.
    if (rows.length > 1) drawRows(rows)
    rmSync(join(folder, name), { recursive: true })
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const [first, last] = [rows[0], rows.at(-1)]
if (first && last && last !== first) {
  const each = (of: (build: Build) => number) =>
    ((1000 * (of(last.build) - of(first.build))) / (last.cities - first.cities)).toFixed(1)
  const [cpu, clock] = [each(({ cpuSeconds }) => cpuSeconds), each(({ seconds }) => seconds)]
  console.log(`each page after the first ${first.cities}: ${cpu} ms of processor, ${clock} ms by the clock (aim 8)`)
}
