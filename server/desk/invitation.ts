import type { NewLink } from './link-store.ts'
import type { PeopleStore } from './people-store.ts'

/** The link that lets somebody of this name in: a new person, or another device of one who is there. */
export const invitationFor = async (people: PeopleStore, invited: Pick<NewLink, 'name' | 'role'>): Promise<NewLink> => {
  const known = await people.byName(invited.name)
  return known
    ? { kind: 'device', name: known.name, role: known.role, person_id: known.id }
    : { kind: 'invite', ...invited }
}
