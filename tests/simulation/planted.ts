import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'

const faults: Record<string, Record<string, [from: string, to: string]>> = parse(
  readFileSync(join(import.meta.dirname, 'planted.yaml'), 'utf8'),
)

export const planted = Object.entries(faults).flatMap(([file, ofFile]) =>
  Object.entries(ofFile).map(([name, [from, to]]) => ({ file, name, from, to })),
)

// Preloaded with `--import`, plants the fault named in `FAULT` while its module is loaded.
const fault = planted.find(({ name }) => name === process.env.FAULT)
const target = fault && pathToFileURL(join(import.meta.dirname, '../..', fault.file)).href
if (fault)
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      return url === target ? { ...loaded, source: String(loaded.source).replace(fault.from, () => fault.to) } : loaded
    },
  })
