import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { linkStore } from '../../../server/desk/accounts/link-store.ts'
import { peopleStore } from '../../../server/desk/accounts/people-store.ts'
import { beginSession } from '../../../server/desk/accounts/session-store.ts'
import { runDeskCommand } from '../../../server/desk/desk-command.ts'
import { openStorage } from '../../../server/storage/open.ts'
import { markedAtDesk } from '../../../server/storage/tables.ts'
import type { Visit } from '../../browser/site.ts'

/** Role, data folder if not the shared one, and whether the desk's service worker runs. */
type Invitation = { isOwner?: boolean; dataDir?: string; serviceWorkers?: 'allow' | 'block' }

/** A sign-in link made in the terminal. */
export const inviteByCommand = async (
  name: string,
  { isOwner = false, dataDir = inject('dataDir') }: Invitation = {},
): Promise<string> => {
  const config = readConfig({ DATA_DIR: dataDir })
  const invite = runDeskCommand(['invite', name, ...(isOwner ? ['--owner'] : [])], config)
  // There already at the second try of a test.
  const text = await invite.catch(() => runDeskCommand(['device', name], config))
  return `/desk/link#${/#([\w-]{43})/.exec(text)?.[1] ?? ''}`
}

/** Adds a virtual authenticator that creates passkeys and signs automatically. */
export const addAuthenticator = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

// A tel: or mailto: link would open another program and block the browser.
const stayHere = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && /^(?:tel|sms|mailto):/.test(link.href)) event.preventDefault()
    }),
  )

/** Expected console line: the session check of a signed-out desk. */
export const signedOutLine = /status of 401/

const openPhone = (visit: Visit, { serviceWorkers = 'allow' }: Invitation) =>
  visit('/robots.txt', {
    width: 390,
    serviceWorkers,
    expected: [signedOutLine, /status of 409/, /ERR_FAILED.*desk\/api\/leads/],
  })

/** A phone that somebody has set up with a passkey, with the inbox open. */
export const enrolledPhone = async (visit: Visit, name: string, invitation: Invitation = {}): Promise<Page> => {
  const link = await inviteByCommand(name, invitation)
  const page = await openPhone(visit, invitation)
  await addAuthenticator(page)
  await stayHere(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Set up this device' }).tap()
  await page.getByRole('link', { name: 'Leads' }).waitFor()
  return page
}

/** Signs somebody in, in the database. Returns the secret of the session. */
const signIn = async (name: string, { isOwner = false, dataDir = inject('dataDir') }: Invitation) => {
  const storage = await openStorage({ dataDir })
  const people = peopleStore(storage)
  const role = isOwner ? 'owner' : 'helper'
  const enter = async () => {
    const link = await linkStore(storage).create({ kind: 'invite', name, role }, new Date())
    return (await people.enter(link, {}, new Date())).person
  }
  const known = await people.byName(name)
  // The second try of a test: its leads would be in the inbox twice.
  if (known) await storage.db.updateTable('leads').set({ spam_reason: markedAtDesk }).execute()
  const { id: personId } = known ?? (await enter())
  const token = await storage.write((trx) => beginSession(trx, { personId, isConfirmed: true }, new Date()))
  await storage.close()
  return token
}

/** A phone of somebody signed in, without a passkey, with the inbox open: faster than `enrolledPhone`. */
export const signedInPhone = async (visit: Visit, name: string, invitation: Invitation = {}): Promise<Page> => {
  const page = await openPhone(visit, invitation)
  const value = await signIn(name, invitation)
  await page.context().addCookies([{ name: 'desk', value, url: page.url(), httpOnly: true, sameSite: 'Strict' }])
  await stayHere(page)
  await page.goto('/desk')
  await page.getByRole('link', { name: 'Leads' }).waitFor()
  return page
}

/** Makes the server send a review link, which the shipped content lacks, and reloads. */
export const nameReviewPlace = async (page: Page): Promise<void> => {
  await page.route('**/desk/api/session', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), reviewLink: 'https://reviews.example/us' } })
  })
  await page.reload()
  await page.getByRole('link', { name: 'Leads' }).waitFor()
}

/** Sends a quote request from `from` with its own email address, because an address gets few letters. */
export const sendRequest = async (
  answers: Record<string, string>,
  from = '/',
  siteUrl = inject('siteUrl'),
): Promise<void> => {
  const response = await fetch(`${siteUrl}/f/quote`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      referer: new URL(from, siteUrl).href,
    },
    body: JSON.stringify({ phone: '(559) 555-0101', email: `${randomUUID()}@example.com`, ...answers }),
  })
  if (!response.ok) throw new Error(`The request was answered with ${response.status}`)
}

/** Counts what a person taps on the desk. */
export const tapsOn = (page: Page) => {
  let taps = 0
  return {
    tap: async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      await page.getByRole(role, { name, exact: typeof name === 'string' }).tap()
      taps += 1
    },
    count: () => taps,
  }
}
