/**
 * Whether lists and objects lie more than `levels` deep in a value that was read from JSON. A body of 64 KB can nest
 * 32,000 of them, and whatever walks or writes them by calling itself runs out of stack.
 */
export const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)))
