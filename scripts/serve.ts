import './settings.ts'
import { endWithParent } from './parent.ts'

endWithParent()
await import('../server/start.ts')
