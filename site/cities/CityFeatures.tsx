import { Checklist } from '../ui/Checklist.tsx'
import './city-features.css'

interface CityFeaturesProps {
  title: string
  features: readonly string[]
}

/** What the business does in one place, in a few words each. */
export function CityFeatures({ title, features }: CityFeaturesProps) {
  return (
    <div className="city-features">
      <h2>{title}</h2>
      <Checklist items={features} data-columns="3" />
    </div>
  )
}
