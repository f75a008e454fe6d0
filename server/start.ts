import { pathToFileURL } from 'node:url'
import { fittingBundle } from './built/bundle.ts'
import { projectRoot } from './project-root.ts'

// A thousand small files take half a start to find and read: what the build made of them is used where it is the same.
const bundle = fittingBundle(projectRoot)
if (bundle) await import(pathToFileURL(bundle).href)
else await import('./main.ts')
