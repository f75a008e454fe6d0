/**
 * Parses an amount in dollars as cents: `450`, `$1,250.50`, `450,50`. A separator before one or two final digits is the
 * decimal one; others must precede three digits. Undefined for other text and above ten million.
 */
export const centsIn = (text: string): number | undefined => {
  const typed = text.replace(/[\s$]/g, '')
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)$/.test(whole)) return undefined
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return cents <= 1_000_000_000 ? cents : undefined
}
