/**
 * What `npm start` and the package tell Node. The young heap is small: what a flood throws away is swept away sooner. One
 * thread beside the main one sweeps and compiles: four would each keep some memory. V8 is kept from putting new objects
 * among the old ones: those that soon die there hold on to each request that comes after, up to 100 MB of them.
 */
export const serverFlags = ['--max-semi-space-size=4', '--v8-pool-size=1', '--no-allocation-site-pretenuring']

/**
 * What they tell the C library: to give back what was freed, as it does unless larger blocks have been freed before, and
 * to take pages of their own for blocks such as V8 compiles in, which otherwise stay behind small ones that live longer.
 */
export const serverEnvironment = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '32768' }
