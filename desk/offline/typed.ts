import { useState } from 'react'
import { z } from 'zod'
import { useSession } from '../api/session.ts'

const start = 'desk-typed '
/** How long unsaved words stay on a device, in days. */
const typedDays = 7
const typedMs = typedDays * 24 * 60 * 60 * 1000
const entrySchema = z.object({ at: z.number(), value: z.unknown() })

/** Reads a stored entry; undefined if it is too old or does not fit the form any more. */
export const readTyped = <Value>(text: string | null, schema: z.ZodType<Value>, now: number): Value | undefined => {
  try {
    const { at, value } = entrySchema.parse(JSON.parse(text ?? ''))
    return now - at > typedMs ? undefined : schema.parse(value)
  } catch {
    return undefined
  }
}

// Reading localStorage throws where site data is blocked.
const inStorage = <Result>(act: (storage: Storage) => Result): Result | undefined => {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}

/**
 * Unsaved input of a form, which survives a reload and the back button. `form` names the form and its subject. `forget` removes
 * the input; `ending` wraps an action that saves or discards it.
 */
export const useTyped = <Value>(form: string, schema: z.ZodType<Value>) => {
  const { person } = useSession()
  const key = `${start}${person.id} ${form}`
  const [typed, setTyped] = useState(() =>
    readTyped(inStorage((storage) => storage.getItem(key)) ?? null, schema, Date.now()),
  )
  const keep = (value: Value) => {
    setTyped(() => value)
    inStorage((storage) => storage.setItem(key, JSON.stringify({ at: Date.now(), value })))
  }
  const forget = () => {
    setTyped(undefined)
    inStorage((storage) => storage.removeItem(key))
  }
  const ending =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      forget()
      act(...given)
    }
  return { typed, keep, forget, ending }
}

/** The texts of a form's fields, by name. */
export const fieldsSchema = z.record(z.string(), z.string())
export const fieldsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** True while a form on this device holds unsaved input. */
export const hasTyped = (): boolean =>
  inStorage((storage) =>
    Object.keys(storage).some((key) => {
      const value = key.startsWith(start) && readTyped(storage.getItem(key), z.unknown(), Date.now())
      return typeof value === 'object' ? Object.values(value ?? {}).some(Boolean) : Boolean(value)
    }),
  ) === true

/** Removes the unsaved input of all people on this device, at sign-out. */
export const forgetTyped = (): void =>
  void inStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(start)) storage.removeItem(key)
  })
