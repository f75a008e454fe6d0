/** A stored text. */
export interface KeptText {
  read: () => string | undefined
  /** False if the browser stores nothing: blocked or full. */
  write: (text: string) => boolean
  clear: () => void
}

/** A text in localStorage or sessionStorage. Accessing either throws when site data is blocked. */
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

/** Parsed JSON, or undefined: other code may have written there. */
export const parseKept = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
