const sweeps = 30
const settled = 1e-12

/** Eigenvectors of a symmetric matrix, largest eigenvalue first (cyclic Jacobi rotations). */
export const principalAxes = (matrix: readonly Float64Array[]): Float64Array[] => {
  const size = matrix.length
  const a = matrix.map((row) => row.slice())
  const axes = matrix.map((_, at) => Float64Array.from({ length: size }, (_, to) => Number(at === to)))
  const cell = (rows: readonly Float64Array[], row: number, column: number) => rows[row]?.[column] ?? 0
  const turn = (rows: readonly Float64Array[], p: number, q: number, cos: number, sin: number) => {
    const [first, second] = [rows[p], rows[q]]
    if (!first || !second) return
    for (let at = 0; at < size; at++) {
      const [x, y] = [first[at] ?? 0, second[at] ?? 0]
      first[at] = cos * x - sin * y
      second[at] = sin * x + cos * y
    }
  }
  const turnColumns = (p: number, q: number, cos: number, sin: number) => {
    for (const row of a) {
      const [x, y] = [row[p] ?? 0, row[q] ?? 0]
      row[p] = cos * x - sin * y
      row[q] = sin * x + cos * y
    }
  }
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let off = 0
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        const value = cell(a, p, q)
        off += value * value
        if (Math.abs(value) < settled) continue
        const theta = (cell(a, q, q) - cell(a, p, p)) / (2 * value)
        const tan = Math.sign(theta || 1) / (Math.abs(theta) + Math.hypot(theta, 1))
        const cos = 1 / Math.hypot(tan, 1)
        turn(a, p, q, cos, tan * cos)
        turnColumns(p, q, cos, tan * cos)
        turn(axes, p, q, cos, tan * cos)
      }
    }
    if (off < settled) break
  }
  return axes
    .map((axis, at) => ({ axis, value: cell(a, at, at) }))
    .sort((x, y) => y.value - x.value)
    .map(({ axis }) => axis)
}
