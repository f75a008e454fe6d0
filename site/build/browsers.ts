/**
 * Oldest fully supported browsers. Older ones can read every page and send the form without script. The build lowers
 * syntax and styles for them; a test finds newer built-ins.
 */
export const oldestBrowsers = { chrome: '99', firefox: '97', safari: '15.4', ios: '15.4' } as const

/** The same list in the format of build tools: `chrome99`. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`)
