import { expect, it } from 'vitest'
import { principalAxes } from './principal-axes.ts'

it('finds the axes of a matrix, the longest first', () => {
  const axes = principalAxes([
    Float64Array.from([2, 1, 0]),
    Float64Array.from([1, 2, 0]),
    Float64Array.from([0, 0, 9]),
  ]).map((axis) => [...axis].map((value) => Math.abs(value)))
  expect(axes[0]?.[2]).toBeCloseTo(1)
  for (const at of [1, 2]) {
    expect(axes[at]?.[0]).toBeCloseTo(Math.SQRT1_2)
    expect(axes[at]?.[1]).toBeCloseTo(Math.SQRT1_2)
  }
})
