import { describe } from 'vitest'
import { peopleStore } from '../../../server/desk/accounts/people-store.ts'
import { openStorage } from '../../../server/storage/open.ts'
import { expect, test } from '../../browser/site.ts'
import { addEntry, addNote, entriesOf, isGone, isSeen, lineThatBreaks } from './line.ts'

/** A phone with one lead open, all of whose letters have been sent. */
const withLead = async (person: string, lead: string) => {
  const line = await lineThatBreaks(person)
  await line.request({ name: lead, note: 'Two dogs' })
  await line.phone.getByRole('link', { name: new RegExp(lead) }).tap()
  await isSeen(line.phone, 'Confirmation to the customer: kept as a file')
  return line
}

describe('what the desk keeps on a phone', () => {
  test('holds what two tabs did without a line, and the server gets all of it', async () => {
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

  test('shows a change that it cannot read, keeps it until it was read, and sends the others', async () => {
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

  test('is out of sight of a removed person within five seconds of the line being back', async () => {
    const { dataDir, phone, breakLine, mendLine } = await withLead('Rex the removed', 'Ann of the removed')
    await breakLine()
    await isSeen(phone, 'Two dogs')
    const storage = await openStorage({ dataDir })
    const people = peopleStore(storage)
    await people.remove((await people.byName('Rex the removed'))?.id ?? '', new Date())
    await storage.close()
    await mendLine()
    await expect.poll(() => phone.getByText('Two dogs').count(), { timeout: 5_000 }).toBe(0)
    await phone.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(await phone.evaluate(() => caches.has('desk-data'))).toBe(false)
  })

  test('is shown after some seconds where the server takes connections and says nothing', async () => {
    const { phone, silenceLine } = await withLead('Sil of the silence', 'Ann of the silence')
    silenceLine()
    const start = Date.now()
    await phone.reload({ waitUntil: 'commit' })
    await isSeen(phone, 'Two dogs')
    expect(Date.now() - start).toBeLessThan(8_000)
    await addNote(phone, 'The gate is brown')
    await isSeen(phone, 'Waiting for a connection: 1.')
  })

  test('is shown no more once it is older than a week', async () => {
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
    await isSeen(phone, /You're offline/)
    await isGone(phone, 'Two dogs')
    const kept = () =>
      phone.evaluate(async () =>
        (await (await caches.open('desk-data')).keys()).map(({ url }) => new URL(url).pathname),
      )
    await expect.poll(kept).toEqual(['/desk/api/session'])
  })
})
