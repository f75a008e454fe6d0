import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { z } from 'zod'
import { type Session, sessionSchema } from '../../contract/desk/people.ts'
import { unsent } from '../offline/unsent.ts'
import { CallError, call } from './call.ts'

const key = ['session']

/** Who is signed in; null for nobody. */
export const useSessionQuery = () => {
  const client = useQueryClient()
  return useQuery({
    queryKey: key,
    queryFn: async (): Promise<Session | null> => {
      try {
        return await call('/session', sessionSchema)
      } catch (error) {
        if (error instanceof CallError && error.code === 'signed-out') {
          // Whoever comes next on this device finds nothing of what was here.
          unsent.clear()
          client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] })
          return null
        }
        throw error
      }
    },
  })
}

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
