import { projectFolder, startNode, succeeds } from '../../scripts/child.ts'

const records = ['visual-record', 'access/every-page', 'access/spoken'].map((name) => `tests/journeys/${name}.test.ts`)

// Stores every kind of page as picture and accessibility tree, and what a screen reader says, after a person approved it.
const record = () =>
  startNode(['node_modules/vitest/vitest.mjs', 'run', '--update', '--project', 'browser', ...records], {
    cwd: projectFolder,
    env: { RECORD: '1' },
  })

const build = () => startNode(['scripts/build.ts', '--if-changed'], { cwd: projectFolder })

process.exitCode = (await succeeds(build())) && (await succeeds(record())) ? 0 : 1
