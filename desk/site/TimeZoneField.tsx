import { language } from '../desk-content.ts'
import { type FieldProps, saidOf } from './LeafFields.tsx'
import { SelectField } from './SelectField.tsx'

/** A city of each time zone of the United States. */
const cities = ['New_York', 'Chicago', 'Denver', 'Phoenix', 'Los_Angeles', 'Anchorage'].map((city) => `America/${city}`)
const usZones = [...cities, 'Pacific/Honolulu']

/** `Mountain Standard Time (Phoenix)`. */
const zoneName = (zone: string): string => {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'long' }).formatToParts(new Date(0))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
  return `${name} (${zone.replace(/^.*\//, '').replaceAll('_', ' ')})`
}

/** Choice of a time zone of the United States, or the one of the business. */
export function TimeZoneField({ value, onChange, ...rest }: FieldProps) {
  const zone = String(value ?? '')
  const zones = [...new Set([...usZones, zone])].filter(Boolean)
  return (
    <SelectField
      {...saidOf(rest)}
      value={zone}
      choices={zones.map((one) => [one, zoneName(one)])}
      onChoose={onChange}
    />
  )
}
