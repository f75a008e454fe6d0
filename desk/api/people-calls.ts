import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invitedSchema, passkeysSchema, peopleSchema, type Role } from '../../contract/desk/people.ts'
import { forgetTyped } from '../offline/typed.ts'
import { unsent } from '../offline/unsent-changes.ts'
import { useConfirmation } from '../sign-in/use-passkey.ts'
import { call } from './call.ts'
import { okSchema } from './session.ts'

const peopleKey = ['people']
const passkeysKey = ['passkeys']

export const usePeople = () => useQuery({ queryKey: peopleKey, queryFn: () => call('/people', peopleSchema) })

/** Creates a link for somebody else: `{ link, minutes }`. */
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

/** Creates a link for another device of the signed-in person. */
export const useAddDevice = () => {
  const confirmed = useConfirmation()
  return useMutation({ mutationFn: () => confirmed(() => call('/devices', invitedSchema, { body: {} })) })
}

/** The signed-in person's passkeys, one per device. */
export const usePasskeys = () => useQuery({ queryKey: passkeysKey, queryFn: () => call('/passkeys', passkeysSchema) })

export const useRemovePasskey = () => useRemoval('/passkeys', passkeysKey)

/** Renames the signed-in person, also in earlier entries. */
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
    // Clears what this device stores for the person who signs out.
    onSuccess: () => {
      forgetTyped()
      return unsent.clear().catch(() => undefined)
    },
  })
