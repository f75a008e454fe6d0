import { z } from 'zod'

// Invisible characters would let two names look the same. Tests for lone surrogates with \p{Cs}, because older browsers
// lack `isWellFormed`.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A person's name: one line of visible characters. */
export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((text) => !unseen.test(text))
