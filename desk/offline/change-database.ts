const store = 'changes'

let opened: Promise<IDBDatabase> | undefined

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('desk', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'order', autoIncrement: true })
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      // The browser may close the database, or a newer version may upgrade it; the next use reopens it.
      request.result.onclose = () => {
        opened = undefined
      }
      request.result.onversionchange = () => {
        request.result.close()
        opened = undefined
      }
      resolve(request.result)
    }
  })

const database = (): Promise<IDBDatabase> => {
  opened ??= open().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

/**
 * Runs `act` in one transaction on this device's entries. Resolves with the value passed to `done` once the transaction
 * is on disk. Transactions of all tabs run one after the other. Rejects if the browser stores nothing.
 */
export const withEntries = async <Result>(
  mode: IDBTransactionMode,
  act: (entries: IDBObjectStore, done: (result: Result) => void) => void,
): Promise<Result | undefined> => {
  const connection = await database()
  let transaction: IDBTransaction
  try {
    transaction = connection.transaction(store, mode, { durability: 'strict' })
  } catch (error) {
    // Safari closes the connection of a page that slept, without saying so.
    opened = undefined
    throw error
  }
  return new Promise((resolve, reject) => {
    let result: Result | undefined
    transaction.oncomplete = () => resolve(result)
    transaction.onabort = () => reject(transaction.error)
    act(transaction.objectStore(store), (found) => {
      result = found
    })
  })
}
