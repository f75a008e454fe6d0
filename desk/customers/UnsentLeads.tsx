import { words } from '../desk-content.ts'
import { useUnsentEdits } from '../offline/unsent-changes.ts'

/** Leads typed in at the desk that this device has not sent yet. */
export const useUnsentLeads = () => useUnsentEdits().flatMap(({ edit }) => ('origin' in edit ? [edit] : []))

export function UnsentLeads() {
  const leads = useUnsentLeads()
  if (leads.length === 0) return null
  return (
    <ul className="leads">
      {leads.map(({ id, name, phone, email, note }) => (
        <li key={id} className="lead-row">
          <span className="lead-row-name">{name || phone || email}</span>
          <span className="lead-unsent">{words.offline.waits}</span>
          {note && <span className="lead-row-what">{note}</span>}
        </li>
      ))}
    </ul>
  )
}
