import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { Build } from './measure-build.ts'
import { plot } from './plot.ts'

/** What `assistant.ts` says; times are of processor. */
export const figures = z.object({ passages: z.number(), wakingMs: z.number(), medianMs: z.number() })

/** What was measured at one size: the build with its pictures at hand, and the server that shows it, in MiB. */
export type Row = { cities: number; build: Build; memory: number; assistant: z.infer<typeof figures> }

/** Draws a plot for each thing that may grow, beside this file. */
export const drawRows = (rows: readonly Row[]): void => {
  const draw = (file: string, title: string, x: string, y: string, point: (row: Row) => [number, number]) => {
    const points = rows.map(point).map(([across, up]) => ({ x: across, y: up }))
    writeFileSync(new URL(file, import.meta.url), plot({ title, x, y, points }))
  }
  draw('build.svg', 'Building the site again, pictures at hand', 'city pages', 'seconds of processor', (row) => [
    row.cities,
    row.build.cpuSeconds,
  ])
  draw('peak.svg', 'Most memory while it is built', 'city pages', 'MiB', (row) => [row.cities, row.build.peakMiB])
  draw('server.svg', 'The server, every page asked for', 'city pages', 'MiB resident', (row) => [
    row.cities,
    row.memory,
  ])
  draw('assistant.svg', 'The assistant takes up what it learned', 'passages', 'milliseconds of processor', (row) => [
    row.assistant.passages,
    row.assistant.wakingMs,
  ])
}
