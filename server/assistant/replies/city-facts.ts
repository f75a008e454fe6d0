import type { City } from '../../../content/schema/city.ts'
import { groupedDigits } from '../../../contract/grouped-digits.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'
import { areaReply } from './travel.ts'

type Fact = (city: City, context: ReplyContext) => string

const population: Fact = ({ name, population: { count, year } }, { say }) =>
  say('population', { place: name, count: groupedDigits(count), year })

const neighborhoods: Fact = ({ name, neighborhoods }, { say, list }) =>
  say('neighborhoods', { place: name, list: list(neighborhoods) })

const landmarks: Fact = ({ name, landmarks }, { say, list }) => say('landmarks', { place: name, list: list(landmarks) })

const distance: Fact = ({ name, milesFromShop }, { say }) =>
  milesFromShop === 0 ? say('distanceHome', { place: name }) : say('distance', { place: name, miles: milesFromShop })

/** A fact about each city that was named; where none was that we have a page for, whether we come there. */
const factReply = (fact: Fact) => (asked: Understanding, context: ReplyContext) => {
  const cities = context.content.cities.filter((city) =>
    asked.places.some(({ name, kind }) => kind === 'served' && name === city.name),
  )
  return cities.length > 0 ? cities.map((city) => fact(city, context)) : areaReply(asked, context)
}

export const cityReplies = {
  population: factReply(population),
  neighborhoods: factReply(neighborhoods),
  landmarks: factReply(landmarks),
  distance: factReply(distance),
}
