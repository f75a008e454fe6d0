import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{site,desk,server,contract,pricing,content,scripts,deploy}/**/*.test.{ts,tsx}',
            'tests/{,machine/,record/}*.test.ts',
          ],
          // Without isolation, test files share imported modules, which took more than half of the time.
          isolate: false,
          globalSetup: ['tests/machine/memory-folder.ts', 'server/testing/one-postgres.ts'],
          // Training the assistant takes seconds, on a slow machine many more.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/{faults,simulation}/**/*.test.ts'],
          // Faults start, stop and starve servers, so one file runs at a time.
          fileParallelism: false,
          globalSetup: ['tests/machine/memory-folder.ts', 'server/testing/one-postgres.ts'],
          testTimeout: process.env.FAULTS === 'full' ? 1_800_000 : 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/journeys/**/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/machine/memory-folder.ts', 'tests/browser/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // A browser on a busy machine may lose a click. The run names each test that needed its second try.
          retry: 1,
          // A browser on a busy machine is slow, so polling waits longer.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
