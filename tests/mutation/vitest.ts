import { defineConfig } from 'vitest/config'

/** Tests that mutants of `stryker.json` must fail. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['{pricing,contract,server/quotes,server/mail,server/storage}/**/*.test.ts'],
    isolate: false,
    globalSetup: ['tests/machine/memory-folder.ts', 'server/testing/one-postgres.ts'],
  },
})
