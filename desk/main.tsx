// First, because it defines the order of the style layers.
import './styles/desk.css'
// Before any schema is created.
import './zod-without-eval.ts'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { CallError, whenSignedOut } from './api/call.ts'
import { endSession } from './api/session.ts'
import { DeskApp } from './DeskApp.tsx'
import { registerWorker } from './worker/register.ts'

// Retries failures of the connection and the server, not rejections.
const isWorthAnotherTry = (failures: number, error: unknown) =>
  failures < 3 && (!(error instanceof CallError) || error.code === 'offline' || error.code === 'failed')

const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthAnotherTry,
      staleTime: 5_000,
      networkMode: 'always',
      // Off by default in this network mode.
      refetchOnReconnect: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

// On the first 401 of any call, the sign-in replaces what is shown.
whenSignedOut(() => endSession(client))

const root = document.querySelector('#desk')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <BrowserRouter basename="/desk">
          <DeskApp />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )

registerWorker()
