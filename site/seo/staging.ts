/** Whether this build is for trying things out: search engines are told to leave it alone. */
export const isStaging = process.env.STAGING === 'on'
