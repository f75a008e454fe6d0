import type { City } from '../../content/schema/city.ts'
import { Checklist } from '../ui/Checklist.tsx'
import './city-facts.css'

interface CityFactsProps {
  title: string
  features: City['features']
  /** A short sentence. */
  population: string | undefined
}

/** The jobs that are common in one place, and how many people live there: the foot of a city page's opening. */
export function CityFacts({ title, features, population }: CityFactsProps) {
  return (
    <>
      {features.length > 0 && (
        <div className="city-facts">
          <h2>{title}</h2>
          <Checklist items={features} />
        </div>
      )}
      {population && <p className="soft small">{population}</p>}
    </>
  )
}
