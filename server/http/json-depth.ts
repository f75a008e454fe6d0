/**
 * True if a parsed JSON value is nested more than `levels` deep. A 64 KB body can nest 32,000 levels, which overflows
 * the stack of recursive code.
 */
export const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)))
