/** One text that the browser keeps under a name. */
export interface KeptText {
  read: () => string | undefined
  /** False when the browser keeps nothing: the visitor has blocked it, or it is full. */
  write: (text: string) => boolean
  clear: () => void
}

/** A text in `localStorage` or `sessionStorage`, whose mere mention throws where the visitor has blocked them. */
export const keptText = (name: string, place: () => Storage): KeptText => {
  const attempt = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      return act(place())
    } catch {
      return undefined
    }
  }
  return {
    read: () => attempt((storage) => storage.getItem(name)) ?? undefined,
    write: (text) =>
      attempt((storage) => {
        storage.setItem(name, text)
        return true
      }) ?? false,
    clear: () => attempt((storage) => storage.removeItem(name)),
  }
}

/** What JSON says, or nothing: others may have written into the same place. */
export const parseKept = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
