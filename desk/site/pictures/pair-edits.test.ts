import { expect, test } from 'vitest'
import type { FormPart, Pictures } from '../../../contract/desk/site.ts'
import { kindsOf } from './pair-edits.ts'

const part = (file: string, value: FormPart['value']): FormPart => ({
  ...{ file, path: [], schema: {}, value, samples: [], isShipped: false, text: null },
})
const picture = (name: string, isPhoto: boolean): Pictures['pictures'][number] => ({
  ...{ name, file: `${name}.jpg`, focus: null, places: [], isPhoto, isDrawing: false, alt: {} },
})

test('a pair may show a service or a kind of work in own photographs, not what only illustrations show', () => {
  const gallery = part('en/gallery.yaml', {
    images: [
      { id: 1, category: 'Roofs', stage: 'Before', image: 'rendered' },
      { id: 2, category: 'Barns', stage: 'Before', image: 'job-before' },
      { id: 3, category: 'Barns', stage: 'After', image: 'job-after' },
    ],
  })
  const services = [part('en/services/gutters.md', { title: 'Gutter Cleaning' })]
  const pictures = [picture('rendered', false), picture('job-before', true), picture('job-after', true)]
  expect(kindsOf(gallery, services, pictures)).toEqual(['Barns', 'Gutter Cleaning'])
})
