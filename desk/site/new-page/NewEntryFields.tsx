import { useId } from 'react'
import { Field } from '../../../site/ui/Field.tsx'
import { words } from '../../desk-content.ts'
import { CheckLine } from '../CheckLine.tsx'
import type { FieldProps } from '../LeafFields.tsx'
import { CountyField } from '../LookFields.tsx'
import { fieldName } from '../names.ts'
import { SelectField } from '../SelectField.tsx'
import { positionShape } from './new-entry.ts'

const { site, fieldProblems } = words

const countyPath = ['county']

interface TownFieldsProps {
  typed: Readonly<Record<string, string>>
  mistakes: FieldProps['mistakes']
  onCounty: (county: string) => void
}

/** What a new town has and no other page: county, distance, place on the map, postal codes. */
export function TownFields({ typed, mistakes, onCounty }: TownFieldsProps) {
  const id = useId()
  const named = (key: string) => ({ id: `${id}-${key}`, name: key, defaultValue: typed[key] })
  const mistake = mistakes.find(({ path }) => path[0] === 'milesFromShop')?.text
  return (
    <>
      <CountyField
        required
        schema={{}}
        value={typed.county ?? ''}
        path={countyPath}
        mistakes={mistakes}
        onChange={(county) => onCounty(String(county))}
      />
      <Field
        {...named('miles')}
        type="number"
        min={0}
        max={500}
        required
        data-unfit={fieldProblems.miles}
        label={fieldName('milesFromShop')}
        error={mistake}
      />
      <Field {...named('position')} label={site.position} pattern={positionShape} data-unfit={fieldProblems.position} />
      <p className="soft small">{site.positionWhy}</p>
      <Field
        {...named('zips')}
        label={fieldName('zips')}
        pattern="\s*\d{5}([,\s]+\d{5})*\s*"
        data-unfit={fieldProblems.zips}
      />
      <CheckLine name="isFree" label={site.freeTravel} defaultChecked={typed.isFree !== undefined} />
    </>
  )
}

interface CategoryFieldProps {
  /** Categories of the other articles. Without any the owner types the first one. */
  categories: readonly string[]
  defaultValue: string | undefined
}

export function CategoryField({ categories, ...rest }: CategoryFieldProps) {
  const id = useId()
  const field = { ...rest, id, name: 'category', label: fieldName('category'), required: true }
  if (categories.length === 0) return <Field {...field} />
  return <SelectField {...field} none={site.choose} choices={categories.map((one) => [one, one])} />
}
