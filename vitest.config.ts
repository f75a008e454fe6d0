import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{site,server,contract,content,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          testTimeout: 10_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: 'tests/browser/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
