/**
 * What `npm start` and the package tell Node. The young heap is small: what a flood throws away is swept away sooner. One
 * thread beside the main one sweeps and compiles: four would each keep some memory.
 */
export const serverFlags = ['--max-semi-space-size=4', '--v8-pool-size=1']

/** What they tell the C library: to give back what was freed, as it does unless larger blocks have been freed before. */
export const serverEnvironment = { MALLOC_TRIM_THRESHOLD_: '131072' }
