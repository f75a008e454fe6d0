// First: it says in which order the layers of all styles count.
import './styles/desk.css'
// Before any schema is made.
import './zod-without-eval.ts'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { CallError, whenSignedOut } from './api/call.ts'
import { endSession } from './api/session.ts'
import { Desk } from './Desk.tsx'
import { registerWorker } from './worker/register.ts'

// A refusal stays one, however often it is asked for; a bad line does not.
const isWorthAnotherTry = (failures: number, error: unknown) =>
  failures < 3 && (!(error instanceof CallError) || error.code === 'offline' || error.code === 'failed')

const client = new QueryClient({
  defaultOptions: {
    queries: {
      ...{ retry: isWorthAnotherTry, staleTime: 5_000, networkMode: 'always' },
      // With this network mode it is off by default.
      refetchOnReconnect: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

// Whichever call hears it first: what is on the screen goes at once.
whenSignedOut(() => endSession(client))

const root = document.querySelector('#desk')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <BrowserRouter basename="/desk">
          <Desk />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )

registerWorker()
