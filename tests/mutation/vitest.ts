import { defineConfig } from 'vitest/config'

/** Tests that mutants of `stryker.json` must fail. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['{pricing,contract,server}/**/*.test.ts'],
    isolate: false,
    // A busy machine is no survivor: Stryker has its own limit.
    testTimeout: 60_000,
    globalSetup: ['tests/machine/memory-folder.ts', 'server/testing/one-postgres.ts'],
  },
})
