const moduleScript = /<script type="module">([\s\S]*?)<\/script>/g

/**
 * A page's own modules as one, where the last of them stood: they run one after another when the page has been read in any
 * case, and each script more is a hash of 53 bytes in the page's policy.
 */
export const joinedScripts = (html: string): string => {
  const codes = [...html.matchAll(moduleScript)].map(([, code = '']) => code)
  if (codes.length < 2) return html
  let left = codes.length
  // Each has names of its own.
  const apart = codes.map((code, index) => (index < codes.length - 1 ? `(()=>{${code}})();` : code)).join('')
  return html.replace(moduleScript, () => {
    left -= 1
    return left > 0 ? '' : `<script type="module">${apart}</script>`
  })
}
