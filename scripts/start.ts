import './settings.ts'
import { endWithParent } from './parent.ts'
import { buildIfChanged } from './stamp.ts'

// A child builds and this process becomes the server: signals reach it directly and the build's memory is gone.
if (!(await buildIfChanged())) process.exit(1)
endWithParent()
await import('../server/start.ts')
