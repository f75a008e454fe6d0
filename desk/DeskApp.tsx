import { useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { Button } from '../site/ui/Button.tsx'
import { useLiveUpdates } from './api/live-updates.ts'
import { problemOf } from './api/problem.ts'
import { SessionContext, useSessionQuery } from './api/session.ts'
import { AddLeadPage } from './customers/AddLeadPage.tsx'
import { ImportList } from './customers/ImportList.tsx'
import { words } from './desk-content.ts'
import { Due } from './due/Due.tsx'
import { Frame } from './Frame.tsx'
import { Inbox } from './inbox/Inbox.tsx'
import { LeadPage } from './lead/LeadPage.tsx'
import { renewSubscription } from './notify/subscription.ts'
import { NumbersPage } from './numbers/NumbersPage.tsx'
import { You } from './people/You.tsx'
import { OpenLink } from './sign-in/OpenLink.tsx'
import { SignInPage } from './sign-in/SignInPage.tsx'
import { Site } from './site/Site.tsx'

function SignedIn() {
  useLiveUpdates()
  useEffect(() => void renewSubscription().catch(() => undefined), [])
  return (
    <Frame>
      <Routes>
        <Route index element={<Inbox />} />
        <Route path="leads/:id" element={<LeadPage />} />
        <Route path="add" element={<AddLeadPage />} />
        <Route path="due" element={<Due />} />
        <Route path="import" element={<ImportList />} />
        <Route path="numbers" element={<NumbersPage />} />
        <Route path="site/*" element={<Site />} />
        <Route path="you" element={<You />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Frame>
  )
}

function Door() {
  const { data: session, error, refetch } = useSessionQuery()
  if (session) {
    return (
      <SessionContext value={session}>
        <SignedIn />
      </SessionContext>
    )
  }
  if (session === null) return <SignInPage />
  return (
    <main className="door flow">
      <p role="status">{error ? problemOf(error) : words.loading}</p>
      {error && <Button onClick={() => refetch()}>{words.retry}</Button>}
    </main>
  )
}

/** Routes of the desk: a one-time link, or the sign-in and everything behind it. */
export function DeskApp() {
  return (
    <Routes>
      <Route path="link" element={<OpenLink />} />
      <Route path="*" element={<Door />} />
    </Routes>
  )
}
