import { chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { tempDir } from '../../../server/testing/temp-dir.ts'
import { expect } from '../../browser/site.ts'
import { startSite } from '../../browser/site-process.ts'
import { freePort } from '../../free-port.ts'
import { enrolledPhone, sendRequest } from './phone.ts'

/** A server that can be disconnected and reconnected, and a phone with its desk. */
export const lineThatBreaks = async (name: string) => {
  const dataDir = tempDir()
  const port = String(await freePort())
  let site = await startSite(dataDir, { PORT: port })
  const browser = await chromium.connect(inject('browserEndpoint'))
  onTestFinished(async () => {
    await browser.close()
    await site.stop()
  })
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 }, hasTouch: true })
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
  const phone = await enrolledPhone(open, name, { dataDir })
  await phone.evaluate(() => navigator.serviceWorker.ready)
  await phone.reload()
  return {
    ...{ dataDir, phone, open },
    request: (answers: Record<string, string>) => sendRequest(answers, '/', site.url),
    breakLine: () => site.stop(),
    /** The server accepts connections and does not answer. */
    silenceLine: () => site.pause(),
    mendLine: async () => {
      site = await startSite(dataDir, { PORT: port })
    },
  }
}

export const isSeen = (page: Page, text: string | RegExp) =>
  expect.poll(() => page.getByText(text).first().isVisible()).toBe(true)
export const isGone = (page: Page, text: string | RegExp) => expect.poll(() => page.getByText(text).count()).toBe(0)

export const addNote = async (page: Page, text: string) => {
  await page.getByRole('button', { name: 'Add a note' }).tap()
  await page.getByLabel('Your note').fill(text)
  await page.getByRole('button', { name: 'Save the note' }).tap()
}

/** Entries that the desk stores on this phone. */
export const entriesOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('desk')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('changes').objectStore('changes').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(all.result)
          }
        }
      }),
  )

/** Adds an entry as another version might have written it. */
export const addEntry = (page: Page, entry: object): Promise<void> =>
  page.evaluate(
    (added) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('desk')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('changes', 'readwrite')
          transaction.objectStore('changes').add(added)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    entry,
  )
