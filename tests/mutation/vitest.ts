import { defineConfig } from 'vitest/config'

/** Tests that mutants of `stryker.json` must fail. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['{pricing,contract}/**/*.test.ts'],
  },
})
