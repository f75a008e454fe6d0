import { effectOn } from '../../contract/desk/effect.ts'
import type { LeadSummary } from '../../contract/desk/lead.ts'
import type { UnsentChange } from './unsent-changes.ts'

/** A lead with its waiting changes applied. */
export const withUnsent = <Shown extends LeadSummary>(lead: Shown, unsent: readonly UnsentChange[]): Shown => {
  let shown = lead
  for (const { leadId, request } of unsent)
    if (leadId === lead.id) shown = { ...shown, ...effectOn(shown.state, request.change) }
  return shown
}

/** True if the lead has waiting changes. */
export const waitsFor = ({ id }: Pick<LeadSummary, 'id'>, unsent: readonly UnsentChange[]): boolean =>
  unsent.some(({ leadId }) => leadId === id)
