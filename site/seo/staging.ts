/** True for a staging build, which search engines must not index. */
export const isStaging = process.env.STAGING === 'on'
