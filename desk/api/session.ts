import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { z } from 'zod'
import { type Session, sessionSchema } from '../../contract/desk/people.ts'
import { CallError, call } from './call.ts'

const key = ['session']

/** The signed-in person; null for nobody. */
export const useSessionQuery = () =>
  useQuery({
    queryKey: key,
    queryFn: async (): Promise<Session | null> => {
      try {
        return await call('/session', sessionSchema)
      } catch (error) {
        if (error instanceof CallError && error.code === 'signed-out') return null
        throw error
      }
    },
  })

/** Shows the sign-in and clears all leads, after a 401. */
export const endSession = (client: QueryClient): void => {
  // Only the first of several failed calls clears the queries: by the next one, the sign-in has loaded its own.
  if (client.getQueryData(key) === null) return
  client.setQueryData(key, null)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] })
}

/** Checks whether somebody is still signed in. */
export const checkSession = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: key })

/** Rereads the session and clears cached data, after signing in or out. */
export const useBeginAnew = () => {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: key })
    client.removeQueries({ type: 'inactive' })
  }
}

export const SessionContext = createContext<Session | null>(null)

/** The signed-in person. Only within the signed-in desk. */
export const useSession = (): Session => {
  const session = use(SessionContext)
  if (!session) throw new Error('Expected somebody to be signed in here.')
  return session
}

export const okSchema = z.object({ ok: z.literal(true) })
