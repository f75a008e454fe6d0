import { isGroup, type Json } from '../../../contract/desk/field-diff.ts'
import type { FormPart } from '../../../contract/desk/site.ts'

/** Names of the towns among these parts of a form whose county is not one of `counties`. */
export const townsOutside = (counties: Json, parts: readonly Pick<FormPart, 'value'>[]): string[] =>
  parts.flatMap(({ value }) =>
    isGroup(value) && typeof value.county === 'string' && ![counties].flat().includes(value.county)
      ? [String(value.name)]
      : [],
  )
