import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invitedSchema, passkeysSchema, peopleSchema, type Role } from '../../contract/desk/people.ts'
import { unsent } from '../offline/unsent.ts'
import { useConfirmation } from '../sign-in/passkey.ts'
import { call } from './call.ts'
import { okSchema } from './session.ts'

const peopleKey = ['people']
const passkeysKey = ['passkeys']

export const usePeople = () => useQuery({ queryKey: peopleKey, queryFn: () => call('/people', peopleSchema) })

/** A link for somebody else: `{ link, minutes }`. */
export const useInvite = () => {
  const confirmed = useConfirmation()
  return useMutation({
    mutationFn: (invited: { name: string; role: Role }) =>
      confirmed(() => call('/people', invitedSchema, { body: invited })),
  })
}

const useRemoval = (below: string, listKey: string[]) => {
  const client = useQueryClient()
  const confirmed = useConfirmation()
  return useMutation({
    mutationFn: (id: string) =>
      confirmed(() => call(`${below}/${encodeURIComponent(id)}`, okSchema, { method: 'DELETE' })),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

export const useRemovePerson = () => useRemoval('/people', peopleKey)

/** A link for another device of one's own. */
export const useAddDevice = () => {
  const confirmed = useConfirmation()
  return useMutation({ mutationFn: () => confirmed(() => call('/devices', invitedSchema, { body: {} })) })
}

/** One's own passkeys: each stands for a device. */
export const usePasskeys = () => useQuery({ queryKey: passkeysKey, queryFn: () => call('/passkeys', passkeysSchema) })

export const useRemovePasskey = () => useRemoval('/passkeys', passkeysKey)

/** Changes one's own name, here and in what one did before. */
export const useRename = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call('/name', okSchema, { body: { name } }),
    onSuccess: () => client.invalidateQueries(),
  })
}

export const useSignOut = () =>
  useMutation({
    mutationFn: (everywhere: boolean) => call('/sign-out', okSchema, { body: { everywhere } }),
    // Signed out by hand: whoever comes next on this device finds nothing.
    onSuccess: () => unsent.clear().catch(() => undefined),
  })
