import { projectFolder, startNode, succeeds } from '../../scripts/child.ts'

const records = ['tests/journeys/visual-record.test.ts', 'tests/journeys/access/every-page.test.ts']

// Stores every kind of page as picture and accessibility tree, after a person has approved it.
const record = () =>
  startNode(['node_modules/vitest/vitest.mjs', 'run', '--update', '--project', 'browser', ...records], {
    cwd: projectFolder,
    env: { RECORD: '1' },
  })

const build = () => startNode(['scripts/build.ts', '--if-changed'], { cwd: projectFolder })

process.exitCode = (await succeeds(build())) && (await succeeds(record())) ? 0 : 1
