import type { City } from '../../content/schema/city.ts'
import { Checklist } from '../ui/Checklist.tsx'
import './city-facts.css'

/** The jobs that are common in one place: the foot of a city page's opening. */
export function CityFacts({ title, features }: { title: string; features: City['features'] }) {
  if (features.length === 0) return
  return (
    <div className="city-facts">
      <h2>{title}</h2>
      <Checklist items={features} />
    </div>
  )
}
