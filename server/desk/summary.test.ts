import { expect, test } from 'vitest'
import { sampleLead } from '../testing/sample-lead.ts'
import { placeOf } from './summary.ts'

const townIn = (note: string, towns: readonly string[]) =>
  placeOf({ ...sampleLead, note, extra: '{}', town: null, street: null }, towns).town

test.each(["Coeur d'Alene", 'Cañon City', 'St. Paul', 'Winston-Salem'])(
  'the town %s is found in the words of a request',
  (town) => {
    expect(townIn(`We live in ${town.toUpperCase()}.`, ['Xenia', town])).toBe(town)
    expect(townIn('We live in Stx Pauls.', [town])).toBeNull()
  },
)
