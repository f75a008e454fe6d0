import type { FieldPath } from '../../../contract/desk/site.ts'

type Shapes = { phone: readonly number[]; wide: readonly number[] }

/** Width divided by height of a picture where pages show it, on a phone and on a wide screen. */
const shapes: readonly [place: RegExp, phone: readonly number[], wide: readonly number[]][] = [
  [/\/home\.yaml hero\.images\.tall$/, [0.93], []],
  [/\/home\.yaml hero\.images\.wide$/, [], [1.4]],
  [/\/home\.yaml wideSlider\./, [4 / 3], [2]],
  [/\/home\.yaml sideSlider\./, [4 / 3], [4 / 3]],
  [/\/services\/[\w-]+\.md image$/, [3 / 2, 2], [4 / 5, 4 / 3]],
  [/\/blog\/[\w-]+\.md image$/, [3 / 2], [3 / 2, 21 / 9]],
  [/\/(?:cities\/[\w-]+\.md|pages\/reviews\.yaml) image$/, [2], [4 / 3]],
  [/\/gallery\.yaml /, [1], [1]],
]
// Pictures of single places, which keep most of their own shape.
const others = [3 / 2, 4 / 3] as const

/** The shapes in which the pages crop a picture. A picture without a place gets common shapes. */
export const shapesOf = (places: readonly { file: string; path: FieldPath }[]): Shapes => {
  const found = places.flatMap(({ file, path }) => shapes.filter(([place]) => place.test(`${file} ${path.join('.')}`)))
  if (found.length === 0) return { phone: [others[0]], wide: [others[1]] }
  return {
    phone: [...new Set(found.flatMap(([, phone]) => phone))],
    wide: [...new Set(found.flatMap(([, , wide]) => wide))],
  }
}

type Placed = { name: string; places: readonly { file: string; path: FieldPath }[] }

/** The picture that the other kind of screen shows in the same place: the top of a page has a tall and a wide one. */
export const twinOf = (
  own: Placed,
  pictures: readonly Placed[],
): { name: string; screen: 'tall' | 'wide' } | undefined =>
  own.places.flatMap(({ file, path }) => {
    const screen = path.at(-1) === 'tall' ? 'wide' : path.at(-1) === 'wide' ? 'tall' : undefined
    const place = `${file} ${[...path.slice(0, -1), screen].join('.')}`
    const twin = pictures.find(({ places }) => places.some((one) => `${one.file} ${one.path.join('.')}` === place))
    return screen && twin && twin.name !== own.name ? [{ name: twin.name, screen } as const] : []
  })[0]
