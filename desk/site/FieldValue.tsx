import type { Json } from '../../contract/desk/field-diff.ts'
import type { FieldPath } from '../../contract/desk/site.ts'
import { usePictures } from '../api/site-calls.ts'
import { language, words } from '../desk-content.ts'
import { hoursShape } from './LeafFields.tsx'
import { altText, dateText, fieldName, valueText } from './names.ts'
import { milesIn } from './schema.ts'

const { site } = words
const color = /^#[0-9a-f]{3,8}$/i
const time = /^\d\d:\d\d$/
const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
const momentOf = (time = '') => new Date(`1970-01-01T${time}Z`)

const textOf = (path: FieldPath, value: Json): string => {
  // Sentence changes carry a switch as text.
  if (String(value) === 'true') return site.yes
  if (String(value) === 'false') return site.no
  if (path.at(-1) === 'serviceRadiusMeters') return milesIn(value)
  if (path[0] === 'confirmed') return fieldName(valueText(value))
  if (typeof value !== 'string') return valueText(value)
  if (time.test(value)) return clock.format(momentOf(value))
  if (!hoursShape.test(value)) return dateText(value) ?? value
  const [opens, closes] = value.split('-')
  return closes === undefined ? fieldName(value) : clock.formatRange(momentOf(opens), momentOf(closes))
}

/** The value of a field for people: hours by the clock, a color as a swatch, a picture by its alt text. */
export function FieldValue({ path, value }: { path: FieldPath; value: Json }) {
  const { data } = usePictures()
  if (typeof value === 'string' && color.test(value))
    return (
      <svg className="swatch" role="img" aria-label={value}>
        <rect width="100%" height="100%" fill={value} />
      </svg>
    )
  const alt = data?.pictures.find(({ name }) => name === value)?.alt ?? {}
  return altText(alt) || textOf(path, value)
}
