import { expect, test } from 'vitest'
import { secondContent } from '../../../tests/second-business.ts'
import { factsOf } from './fill-figures.ts'

const { business, pricing, factWords } = secondContent
const { address, base } = business
const saying = (changes: Partial<typeof business>, language = 'en') =>
  factsOf({ ...business, ...changes }, pricing, factWords, language)
const at = (shop: string, office: string, coreCities: string[]) => ({
  coreCities,
  base: { ...base, city: shop },
  address: { ...address, city: office },
})

test('a list of towns names each once, at most three, joined as the language does', () => {
  const towns = (...places: Parameters<typeof at>) => saying(at(...places))('towns.few')
  expect(towns('Gambier', 'Danville', ['Howard', 'Gambier', 'Bladensburg'])).toBe('Howard, Gambier, and Danville')
  expect(towns('Gambier', 'Gambier', ['Gambier'])).toBe('Gambier')
  expect(towns('Gambier', 'Gambier', ['Gambier', 'Howard'])).toBe('Gambier and Howard')
  expect(saying(at('Gambier', 'Danville', ['Howard']), 'es')('towns.few')).toBe('Howard, Gambier y Danville')
})

test('one county is said as one, several as several', () => {
  expect(saying({ counties: ['Knox'] })('counties.text')).toBe('Knox County')
  expect(saying({ counties: ['Knox', 'Licking'] })('counties.text')).toBe('Knox and Licking counties')
})

test('the owners are named where their names are given', () => {
  const owned = (...owners: string[]) => saying({ proof: { ...business.proof, owners } })('owners.text')
  expect([owned(), owned('Olga'), owned('Olga', 'Ruth')]).toEqual(['Our own family', 'Olga', 'Olga and Ruth'])
})

test('a promise is said while the business makes it, and of two the one that it makes', () => {
  const promised = {
    satisfactionGuarantee: { text: 'Done right' },
    licensedAndInsured: { text: 'Licensed and insured' },
    licensed: { text: 'Licensed' },
    insured: { text: 'Insured' },
  }
  const said = (name: string, made: Partial<typeof business.promises>) => {
    const promises = { ...business.promises, ...made }
    return factsOf({ ...business, promises }, pricing, { ...factWords, promised }, 'en')(`promised.${name}.text`)
  }
  for (const satisfactionGuarantee of [true, false])
    expect(said('satisfactionGuarantee', { satisfactionGuarantee })).toBe(satisfactionGuarantee ? 'Done right' : '')
  const both = (licensed: boolean, insured: boolean) => said('licensedAndInsured', { licensed, insured })
  expect([both(true, true), both(true, false), both(false, true), both(false, false)]).toEqual([
    ...['Licensed and insured', 'Licensed', 'Insured', ''],
  ])
})

test('an example of a phone number has the area code of the business and zeros', () => {
  expect(saying({ phone: '(530) 555-0161' })('examples.phone')).toBe('(530) 000-0000')
  expect(saying({ phone: '740.555.0117' })('examples.phone')).toBe('740.000.0000')
})

test('stages of purification are said in words, and in digits where a language has none', () => {
  const stages = (count: number) =>
    saying({ promises: { ...business.promises, waterPurificationStages: count } })('purification.stages')
  expect([stages(1), stages(2), stages(12)]).toEqual(['One-stage', 'Two-stage', '12'])
})

test('the example of a phone number has the area code of the business', () => {
  expect(saying({ phone: '(740) 555-0118' })('examples.phone')).toBe('(740) 000-0000')
})
