import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invitedSchema, peopleSchema, type Role } from '../../contract/desk/people.ts'
import { unsent } from '../offline/unsent.ts'
import { call } from './call.ts'
import { okSchema } from './session.ts'

const key = ['people']

export const usePeople = () => useQuery({ queryKey: key, queryFn: () => call('/people', peopleSchema) })

/** A link for somebody else: `{ link, minutes }`. */
export const useInvite = () =>
  useMutation({
    mutationFn: (invited: { name: string; role: Role }) => call('/people', invitedSchema, { body: invited }),
  })

/** A link for another device of one's own. */
export const useAddDevice = () => useMutation({ mutationFn: () => call('/devices', invitedSchema, { body: {} }) })

export const useRemovePerson = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(`/people/${encodeURIComponent(id)}`, okSchema, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}

export const useSignOut = () =>
  useMutation({
    mutationFn: (everywhere: boolean) => call('/sign-out', okSchema, { body: { everywhere } }),
    // Signed out by hand: whoever comes next on this device finds nothing.
    onSuccess: () => unsent.clear().catch(() => undefined),
  })
