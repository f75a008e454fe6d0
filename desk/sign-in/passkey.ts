import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { confirmMinutes } from '../../contract/desk/sign-in.ts'
import { CallError, call } from '../api/call.ts'
import { okSchema } from '../api/session.ts'

export const hasPasskeys = browserSupportsWebAuthn()

// The options are the library's own, from its other half on the server.
const creation = z.custom<PublicKeyCredentialCreationOptionsJSON>((value) => typeof value === 'object')
const request = z.custom<PublicKeyCredentialRequestOptionsJSON>((value) => typeof value === 'object')

// A challenge is good for five minutes, and once.
const fresh = { staleTime: 4 * 60_000, refetchInterval: 4 * 60_000, gcTime: 0 }

/**
 * Signs in with a passkey. Safari refuses one that is asked for after waiting: the options are there before the tap.
 */
export const usePasskeySignIn = (isWanted: boolean) => {
  const options = useQuery({
    queryKey: ['sign-in options'],
    queryFn: () => call('/sign-in/options', request, { body: {} }),
    enabled: isWanted && hasPasskeys,
    ...fresh,
  })
  const signIn = useMutation({
    mutationFn: async (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
      call('/sign-in', okSchema, { body: { passkey: await startAuthentication({ optionsJSON }) } }),
    onError: () => void options.refetch(),
  })
  return { options, signIn }
}

/** Makes a passkey on this device, by a link. */
export const usePasskeyEnrollment = (token: string, isWanted: boolean) => {
  const options = useQuery({
    queryKey: ['enroll options', token],
    queryFn: () => call('/enroll/options', creation, { body: { token } }),
    enabled: isWanted && hasPasskeys,
    ...fresh,
  })
  const enroll = useMutation({
    mutationFn: async ({
      optionsJSON,
      name,
    }: {
      optionsJSON: PublicKeyCredentialCreationOptionsJSON
      name?: string
    }) => {
      // The device lists the passkey under this name.
      const user = { ...optionsJSON.user, ...(name && { name, displayName: name }) }
      const passkey = await startRegistration({ optionsJSON: { ...optionsJSON, user } })
      return call('/enroll', okSchema, { body: { token, passkey, ...(name && { name }) } })
    },
    onError: () => void options.refetch(),
  })
  return { options, enroll }
}

const confirmedUntil = ['confirmed until']
// Ends a little before the server's time, so that a call on a slow line still arrives within it.
const confirmedMs = (confirmMinutes - 1) * 60_000

/**
 * Gives `confirmed`, which makes a call that the server takes only from somebody who has just used their passkey: it asks for
 * the passkey first, at most every few minutes. Somebody without one has to have signed in by email lately.
 */
export const useConfirmation = () => {
  const client = useQueryClient()
  const options = useQuery({
    queryKey: ['confirm options'],
    queryFn: () => call('/confirm/options', request, { body: {} }),
    enabled: hasPasskeys,
    ...fresh,
  })

  const confirm = async (optionsJSON: PublicKeyCredentialRequestOptionsJSON) => {
    const passkey = await startAuthentication({ optionsJSON }).catch(() => {
      throw new CallError('confirm-first')
    })
    await call('/confirm', okSchema, { body: { passkey } })
    client.setQueryData(confirmedUntil, Date.now() + confirmedMs)
  }

  const confirmed = async <Answer>(makeCall: () => Promise<Answer>): Promise<Answer> => {
    const isConfirmed = Date.now() < (client.getQueryData<number>(confirmedUntil) ?? 0)
    try {
      if (!isConfirmed && options.data?.allowCredentials?.length) await confirm(options.data)
      return await makeCall()
    } catch (error) {
      client.removeQueries({ queryKey: confirmedUntil })
      void options.refetch()
      throw error
    }
  }

  return confirmed
}
