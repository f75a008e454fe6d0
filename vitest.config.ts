import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{site,server,contract,content,scripts,deploy}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          testTimeout: 10_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/journeys/**/*.test.ts'],
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
