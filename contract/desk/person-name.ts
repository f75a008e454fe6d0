import { z } from 'zod'

// Characters that show as nothing would let two names look the same.
// `isWellFormed` asks for halves of characters too, and is newer than the browsers that read this.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A person's name as it is shown and said: one line of characters that can be seen. */
export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((text) => !unseen.test(text))
