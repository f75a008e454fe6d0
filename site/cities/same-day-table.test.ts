import { expect } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { shippedTest } from '../../tests/shipped-business.ts'

const slug = 'same-day-solar-panel-window-cleaning-kings-county'
const numbersIn = (cell = '') => [...cell.matchAll(/\d+/g)].map(([number]) => Number(number))

shippedTest.each(['en', 'es'])('the same-day article tells the miles and minutes of the city pages: %s', (language) => {
  const { posts, cities } = readContent({ language })
  const rows = posts.find((post) => post.slug === slug)?.body.split('\n') ?? []
  const told = rows.flatMap((row) => {
    const [, where, miles, minutes] = row.split('|')
    if (!minutes) return []
    return [...(where ?? '').matchAll(/\/california\/([a-z]+)/g)].map(([, city]) => ({ city, miles, minutes }))
  })
  expect(told.map(({ city }) => city).sort()).toEqual(
    cities
      .filter(({ name, county }) => name !== `${county} County`)
      .map((city) => city.slug)
      .sort(),
  )
  for (const { city: name, miles, minutes } of told) {
    const city = cities.find((one) => one.slug === name)
    const away = city?.milesFromShop ?? 0
    const [nearest = 0, farthest = nearest] = numbersIn(miles)
    expect([away >= nearest, away <= farthest], `${name}, ${miles}`).toEqual([true, true])
    expect(numbersIn(minutes), `${name}, ${minutes}`).toEqual([city?.responseMinutes?.from])
  }
})
