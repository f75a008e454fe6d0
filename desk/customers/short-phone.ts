import { useState } from 'react'
import { fill } from '../../pricing/fill.ts'
import { customers } from '../desk-content.ts'

const usualDigits = 10

/** How many digits a phone number has, where they are too few to call; undefined where they suffice and where there is none. */
export const tooFewDigits = (phone: string): number | undefined => {
  const digits = phone.replace(/\D/g, '').length
  return phone.trim() === '' || digits >= usualDigits ? undefined : digits
}

/** Holds a phone number back once that looks too short, with a hint; the second try goes through, so that nothing is lost. */
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
