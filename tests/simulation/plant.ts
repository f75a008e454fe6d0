import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { planted } from './planted.ts'

/** Preloaded with `--import`: plants the fault named in `FAULT` in its module. Throws if it no longer fits. */
const fault = planted.find(({ name }) => name === process.env.FAULT)
if (!fault) throw new Error(`There is no planted fault "${process.env.FAULT}".`)
const target = pathToFileURL(join(import.meta.dirname, '../..', fault.file)).href

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    if (url !== target) return loaded
    const source = String(loaded.source)
    if (source.split(fault.from).length !== 2) throw new Error(`${fault.file} no longer has once: ${fault.from}`)
    return { ...loaded, source: source.replace(fault.from, () => fault.to) }
  },
})
