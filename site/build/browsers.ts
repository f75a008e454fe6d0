/**
 * The oldest browsers in which everything works. Older ones read every page and send the form without script. The build
 * lowers syntax and styles to this list; a test finds built-ins that are newer than it.
 */
export const oldestBrowsers = { chrome: '99', firefox: '97', safari: '15.4', ios: '15.4' } as const

/** The same list as build tools write it: `chrome99`. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`)
