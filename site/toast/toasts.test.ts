import { describe, expect, test } from 'vitest'
import { reduceToasts, TOAST_LIMIT, TOAST_REMOVE_DELAY_MS, type Toast } from './toasts.ts'

const toast = (id: number): Toast => ({ id, title: `Notice ${id}`, variant: 'success', place: 'page', open: true })

describe('reduceToasts', () => {
  test('shows one toast at a time, the newest', () => {
    const shown = [toast(1), toast(2), toast(3)].reduce<readonly Toast[]>(
      (toasts, one) => reduceToasts(toasts, { type: 'show', toast: one }),
      [],
    )
    expect(shown.map(({ id }) => id)).toEqual([3])
    expect(TOAST_LIMIT).toBe(1)
  })

  test('keeps a dismissed toast closed until it is removed', () => {
    const dismissed = reduceToasts([toast(1)], { type: 'dismiss', id: 1 })
    expect(dismissed).toEqual([{ ...toast(1), open: false }])
    expect(reduceToasts(dismissed, { type: 'remove', id: 1 })).toEqual([])
  })

  test('leaves a newer toast when an older one is dismissed or removed', () => {
    expect(reduceToasts([toast(2)], { type: 'dismiss', id: 1 })).toEqual([toast(2)])
    expect(reduceToasts([toast(2)], { type: 'remove', id: 1 })).toEqual([toast(2)])
  })
})

test('a dismissed toast is removed after 1,000,000 ms', () => {
  expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000)
})
