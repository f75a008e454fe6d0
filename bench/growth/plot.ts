export type Point = { x: number; y: number }
type Plot = { title: string; x: string; y: string; points: readonly Point[] }

const [width, height, edge] = [480, 280, 48]

const ticks = (most: number) => Array.from({ length: 5 }, (_, at) => (most * at) / 4)
const short = (value: number) => (value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toPrecision(2))

/** A line through measured points on straight axes from zero, as a small SVG: what is linear looks straight. */
export const plot = ({ title, x, y, points }: Plot): string => {
  const mostX = Math.max(...points.map((point) => point.x))
  const mostY = Math.max(...points.map((point) => point.y)) * 1.1
  const left = (value: number) => (edge + (value / mostX) * (width - 2 * edge)).toFixed(1)
  const top = (value: number) => (height - edge - (value / mostY) * (height - 2 * edge)).toFixed(1)
  const marks = [
    ...ticks(mostX).map(
      (at) => `    <text x="${left(at)}" y="${height - edge + 16}" text-anchor="middle">${short(at)}</text>`,
    ),
    ...ticks(mostY).map(
      (at) => `    <text x="${edge - 6}" y="${Number(top(at)) + 4}" text-anchor="end">${short(at)}</text>`,
    ),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">
  <title>${title}</title>
  <rect width="${width}" height="${height}" fill="#fefcf8" />
  <text x="${edge}" y="24" font-size="14" fill="#13263e">${title}</text>
  <path d="M${edge} ${edge}V${height - edge}H${width - edge}" fill="none" stroke="#4e5967" />
  <g fill="#4e5967">
${marks.join('\n')}
    <text x="${width - edge}" y="${height - 10}" text-anchor="end">${x}</text>
    <text x="${edge}" y="${edge - 8}">${y}</text>
  </g>
  <polyline points="${points.map((point) => `${left(point.x)},${top(point.y)}`).join(' ')}" fill="none" stroke="#0f6f87" stroke-width="2" />
${points.map((point) => `  <circle cx="${left(point.x)}" cy="${top(point.y)}" r="3" fill="#0f6f87" />`).join('\n')}
</svg>
`
}
