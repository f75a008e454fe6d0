import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '../api/call.ts'
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
    mutationFn: async (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
      call('/enroll', okSchema, { body: { token, passkey: await startRegistration({ optionsJSON }) } }),
    onError: () => void options.refetch(),
  })
  return { options, enroll }
}
