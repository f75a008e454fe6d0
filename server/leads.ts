import { pathToFileURL } from 'node:url'
import { fittingBundle } from './built/bundle.ts'
import { projectRoot } from './project-root.ts'

// As with the server (start.ts): finding and reading two hundred small files took longer than a list of a day.
const bundle = fittingBundle(projectRoot, 'leads')
if (bundle) await import(pathToFileURL(bundle).href)
else await import('./commands/main.ts')
