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

// The options are checked by the library that made them on the server.
const creation = z.custom<PublicKeyCredentialCreationOptionsJSON>((value) => typeof value === 'object')
const request = z.custom<PublicKeyCredentialRequestOptionsJSON>((value) => typeof value === 'object')

// A challenge is valid once, for five minutes.
const fresh = { staleTime: 4 * 60_000, refetchInterval: 4 * 60_000, gcTime: 0 }

/**
 * Signs in with a passkey. The options are prefetched, because Safari refuses a ceremony that starts after an awaited
 * fetch.
 */
export const usePasskeySignIn = () => {
  const options = useQuery({
    queryKey: ['sign-in options'],
    queryFn: () => call('/sign-in/options', request, { body: {} }),
    enabled: hasPasskeys,
    ...fresh,
  })
  const signIn = useMutation({
    mutationFn: async (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
      call('/sign-in', okSchema, { body: { passkey: await startAuthentication({ optionsJSON }) } }),
    onError: () => void options.refetch(),
  })
  return { options, signIn }
}

type Enrollment = { optionsJSON: PublicKeyCredentialCreationOptionsJSON; name?: string }

/** Creates a passkey on this device with an enrollment link. */
export const usePasskeyEnrollment = (token: string) => {
  const options = useQuery({
    queryKey: ['enroll options', token],
    queryFn: () => call('/enroll/options', creation, { body: { token } }),
    enabled: hasPasskeys,
    ...fresh,
  })
  const enroll = useMutation({
    mutationFn: async ({ optionsJSON, name }: Enrollment) => {
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
// A minute shorter than on the server, so that a slow call still arrives in time.
const confirmedMs = (confirmMinutes - 1) * 60_000

/**
 * Returns `confirmed`, which makes a call that requires a recent passkey confirmation, and asks for the passkey first
 * if the last one has expired. Without a passkey, a recent sign-in by email suffices.
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
      // A button may be pressed before the options have arrived.
      const asked = isConfirmed || !hasPasskeys ? undefined : (options.data ?? (await options.refetch()).data)
      if (asked?.allowCredentials?.length) await confirm(asked)
      return await makeCall()
    } catch (error) {
      client.removeQueries({ queryKey: confirmedUntil })
      void options.refetch()
      throw error
    }
  }

  return confirmed
}
