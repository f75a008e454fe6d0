import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { expect } from '../../browser/site.ts'
import { sendRequest, signedInPhone } from './phone.ts'

/** A port that forwards to the server until it is cut or silenced. */
const openLine = async (server: number) => {
  const sockets = new Set<Socket>()
  let isSilent = false
  const forward = (from: Socket, to: Socket, isHeard: () => boolean) => {
    sockets.add(from)
    from.on('data', (data) => isHeard() && to.write(data))
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      to.end()
    })
  }
  const line = createServer((near) => {
    const far = connect(server, 'localhost')
    forward(near, far, () => true)
    forward(far, near, () => !isSilent)
  })
  const listen = async (port: number) => {
    isSilent = false
    await once(line.listen(port, 'localhost'), 'listening')
    const address = line.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const port = await listen(0)
  const cut = async () => {
    if (!line.listening) return
    const closed = once(line, 'close')
    line.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    port,
    cut,
    mend: () => listen(port),
    silence: () => {
      isSilent = true
    },
  }
}

/** A line to the shared server that can be cut and mended, and a phone with the desk at its end. */
export const lineThatBreaks = async (name: string, openDesk = signedInPhone) => {
  const line = await openLine(Number(new URL(inject('siteUrl')).port))
  const browser = await chromium.connect(inject('browserEndpoint'))
  onTestFinished(async () => {
    await browser.close()
    await line.cut()
  })
  const baseURL = `http://localhost:${line.port}`
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true })
  context.setDefaultTimeout(60_000)
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
  const phone = await openDesk(open, name)
  await phone.evaluate(() => navigator.serviceWorker.ready)
  await phone.reload()
  return {
    phone,
    open,
    request: (answers: Record<string, string>) => sendRequest(answers),
    breakLine: line.cut,
    /** The server gets requests, and its answers do not arrive. */
    silenceLine: line.silence,
    mendLine: line.mend,
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
