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
          // Test files share what they import: reading it anew for each of them took more than half of the time.
          isolate: false,
          globalSetup: 'server/testing/one-postgres.ts',
          // The assistant learns for some seconds, on a slow machine for many; how long a test takes proves nothing.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          // Servers are started, stopped and starved here: one drill at a time, and each may take long when it is full.
          fileParallelism: false,
          globalSetup: 'server/testing/one-postgres.ts',
          testTimeout: process.env.FAULTS === 'full' ? 1_800_000 : 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/journeys/**/*.test.ts'],
          isolate: false,
          globalSetup: 'tests/browser/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A browser on a busy machine is slow, not wrong: what must come true may take its time.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
