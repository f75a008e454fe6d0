import { describe, inject } from 'vitest'
import { peopleStore } from '../../../server/desk/accounts/people-store.ts'
import { openStorage } from '../../../server/storage/open.ts'
import { expect, test, type Visit } from '../../browser/site.ts'
import { addEntry, addNote, entriesOf, isGone, isSeen, lineThatBreaks } from './line.ts'
import { sendRequest, signedInPhone } from './phone.ts'

/** A phone of the shared server with one lead open. */
const online = async (visit: Visit, person: string, lead: string) => {
  const phone = await signedInPhone(visit, person)
  await phone.evaluate(() => navigator.serviceWorker.ready)
  await sendRequest({ name: lead, note: 'Two dogs' })
  await phone.getByRole('link', { name: new RegExp(lead) }).tap()
  await isSeen(phone, 'Confirmation to the customer: kept as a file')
  return phone
}

/** A phone with one lead open, whose letters have been sent, at the end of a line. */
const withLead = async (person: string, lead: string) => {
  const line = await lineThatBreaks(person)
  await line.request({ name: lead, note: 'Two dogs' })
  await line.phone.getByRole('link', { name: new RegExp(lead) }).tap()
  await isSeen(line.phone, 'Confirmation to the customer: kept as a file')
  return line
}

describe('what the desk stores on a phone', () => {
  test('includes the changes of two tabs without a connection, and the server gets all', async () => {
    const { phone, open, breakLine, mendLine } = await withLead('Tia of two tabs', 'Ann of two tabs')
    const second = await open(new URL(phone.url()).pathname)
    await isSeen(second, 'Two dogs')
    await breakLine()
    await addNote(phone, 'The gate is brown')
    await isSeen(second, 'Waiting for a connection: 1.')
    await addNote(second, 'Ask for Lee')
    for (const page of [phone, second]) await isSeen(page, 'Waiting for a connection: 2.')
    await addNote(phone, 'Three cats')
    await mendLine()
    for (const page of [phone, second]) {
      await isGone(page, /Waiting for a connection/)
      for (const note of ['The gate is brown', 'Ask for Lee', 'Three cats']) await isSeen(page, note)
    }
    expect(await entriesOf(phone)).toEqual([])
  })

  test('is nothing on a phone without room, where the desk shows and saves as ever', async ({ visit }) => {
    const phone = await online(visit, 'Quo of the full phone', 'Ann of the full phone')
    const session = await phone.context().newCDPSession(phone)
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(phone.url()).origin, quotaSize: 1 })
    await phone.reload()
    await isSeen(phone, 'Two dogs')
    await addNote(phone, 'The gate is brown')
    await isSeen(phone, 'The gate is brown')
    await isGone(phone, /couldn't do that|offline|Waiting for a connection/)
  })

  test('is nothing where the browser denies storage, and a change that was made does not look like a failed one', async ({
    visit,
  }) => {
    const phone = await online(visit, 'Dee of the denied storage', 'Ann of the denied storage')
    await phone.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    })
    await phone.reload()
    await addNote(phone, 'The gate is brown')
    await isSeen(phone, 'The gate is brown')
    await isGone(phone, /couldn't do that|offline|Waiting for a connection/)
  })

  test('includes an unreadable change until it was read, while others are sent', async () => {
    const { phone, breakLine, mendLine } = await withLead('Una of the unread', 'Ann of the unread')
    await breakLine()
    await addNote(phone, 'The gate is brown')
    await isSeen(phone, 'Waiting for a connection: 1.')
    await addEntry(phone, { request: { change: { kind: 'wave', text: 'from a newer version' } } })
    await phone.reload()
    await isSeen(phone, /from a newer version/)
    await isSeen(phone, 'Waiting for a connection: 1.')
    await mendLine()
    await isGone(phone, /Waiting for a connection/)
    await isSeen(phone, 'The gate is brown')
    expect(await entriesOf(phone)).toHaveLength(1)
    await phone.getByRole('button', { name: 'Got it' }).tap()
    await isGone(phone, /from a newer version/)
    expect(await entriesOf(phone)).toEqual([])
  })

  test('is hidden from a removed person at reconnecting', async () => {
    const { phone, breakLine, mendLine } = await withLead('Rex the removed', 'Ann of the removed')
    await breakLine()
    await isSeen(phone, 'Two dogs')
    const storage = await openStorage({ dataDir: inject('dataDir') })
    const people = peopleStore(storage)
    await people.remove((await people.byName('Rex the removed'))?.id ?? '', new Date())
    await storage.close()
    await mendLine()
    await expect.poll(() => phone.getByText('Two dogs').count()).toBe(0)
    await phone.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(await phone.evaluate(() => caches.has('desk-data'))).toBe(false)
  })

  test('is shown after some seconds of a silent server', async () => {
    const { phone, silenceLine } = await withLead('Sil of the silence', 'Ann of the silence')
    silenceLine()
    const start = Date.now()
    await phone.reload({ waitUntil: 'commit' })
    await isSeen(phone, 'Two dogs')
    expect(Date.now() - start).toBeLessThan(8_000)
    await addNote(phone, 'The gate is brown')
    await isSeen(phone, 'Waiting for a connection: 1.')
  })

  test('is not shown once older than a week', async () => {
    const { phone, breakLine } = await withLead('Wim of the week', 'Ann of the week')
    await breakLine()
    await phone.evaluate(async () => {
      const cache = await caches.open('desk-data')
      for (const key of await cache.keys()) {
        const answer = await cache.match(key)
        if (!answer || !key.url.includes('/leads')) continue
        const at = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString()
        const headers = { 'content-type': 'application/json', 'x-kept-at': at }
        await cache.put(key, new Response(await answer.text(), { headers }))
      }
    })
    await phone.reload()
    await isSeen(phone, /No answer from the server/)
    await isGone(phone, 'Two dogs')
    const kept = () =>
      phone.evaluate(async () =>
        (await (await caches.open('desk-data')).keys()).map(({ url }) => new URL(url).pathname),
      )
    await expect.poll(kept).toEqual(['/desk/api/session'])
  })
})
