import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { z } from 'zod'
import { type Session, sessionSchema } from '../../contract/desk/people.ts'
import { CallError, call } from './call.ts'

const key = ['session']

/** Who is signed in; null for nobody. */
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

/** Shows the sign-in at once, and forgets every lead: the server has said that nobody is signed in. */
export const endSession = (client: QueryClient): void => {
  // Several calls hear it: the sign-in that the first has shown asks for things of its own.
  if (client.getQueryData(key) === null) return
  client.setQueryData(key, null)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] })
}

/** Asks the server whether somebody is still signed in. */
export const checkSession = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: key })

/** Asks anew who is signed in, and forgets what was to be seen before: after signing in, and after signing out. */
export const useBeginAnew = () => {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: key })
    client.removeQueries({ type: 'inactive' })
  }
}

export const SessionContext = createContext<Session | null>(null)

/** Who is signed in. Only inside the desk proper. */
export const useSession = (): Session => {
  const session = use(SessionContext)
  if (!session) throw new Error('Expected somebody to be signed in here.')
  return session
}

export const okSchema = z.object({ ok: z.literal(true) })
