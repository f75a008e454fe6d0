import { projectFolder, startNode, succeeds } from './child.ts'
import { buildIfChanged } from './stamp.ts'

// Keeps how every page looks now, after a person has looked at it and found it good.
const record = () =>
  startNode(['node_modules/vitest/vitest.mjs', 'run', '--project', 'browser', 'tests/journeys/visual-record.test.ts'], {
    cwd: projectFolder,
    env: { RECORD: '1' },
  })

process.exitCode = (await buildIfChanged()) && (await succeeds(record())) ? 0 : 1
