import { Link } from 'react-router'
import type { Json } from '../../../contract/desk/field-diff.ts'
import { fill } from '../../../pricing/fill.ts'
import { useFirstForm } from '../../api/site-calls.ts'
import { words } from '../../desk-content.ts'
import { townsOutside } from './other-counties.ts'

const { site } = words

/** Says which towns have none of these counties: the site can't be published with them. */
export function TownsOutside({ counties }: { counties: Json }) {
  const towns = townsOutside(counties, useFirstForm('towns')?.parts ?? [])
  if (towns.length === 0) return null
  return (
    <p className="problem" role="status">
      {fill(site.townsOutside, { towns: towns.join(', ') })} <Link to="/site/forms/towns">{site.forms.towns}</Link>
    </p>
  )
}
