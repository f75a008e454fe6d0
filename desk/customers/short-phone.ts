import { useState } from 'react'
import { fill } from '../../pricing/fill.ts'
import { customers } from '../desk-content.ts'

const usualDigits = 10

/** Number of digits of a phone number that has too few; undefined for a complete or empty one. */
export const tooFewDigits = (phone: string): number | undefined => {
  const digits = phone.replace(/\D/g, '').length
  return phone.trim() === '' || digits >= usualDigits ? undefined : digits
}

/** Rejects a short phone number once, with a hint. Saving again accepts it, so that no lead is lost. */
export const useShortPhone = () => {
  const [doubted, setDoubted] = useState<string>()
  const digits = doubted === undefined ? undefined : tooFewDigits(doubted)
  return {
    hint: digits === undefined ? undefined : fill(customers.add.short, { count: digits }),
    holdsBack: (phone: string): boolean => {
      if (tooFewDigits(phone) === undefined || phone === doubted) return false
      setDoubted(phone)
      return true
    },
    /** To be called when the number is changed. */
    forget: () => setDoubted(undefined),
  }
}
