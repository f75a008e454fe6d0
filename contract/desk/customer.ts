import { z } from 'zod'
import { emailPattern, plainEmail } from '../email-address.ts'
import { quoteLimits } from '../quote-fields.ts'
import { block, line } from './plain-text.ts'

/** How a lead came: by the form, by hand at the desk, or with an imported list. `repeat` is a customer who was called. */
export const origins = ['form', 'phone', 'walk-in', 'referral', 'repeat', 'other', 'import'] as const
export type Origin = (typeof origins)[number]
/** What a person at the desk can choose. */
export const handOrigins = ['phone', 'walk-in', 'referral', 'repeat', 'other'] as const

/** Who a customer is, how to reach them and how to get in. What nobody knows is empty. */
export const customerDataSchema = z.strictObject({
  name: line(quoteLimits.name),
  phone: line(quoteLimits.phone),
  email: line(254)
    .overwrite(plainEmail)
    .refine((text) => text === '' || emailPattern.test(text)),
  town: line(60),
  street: line(120),
  access: block(500),
})
const { name, phone, email, town, street, access } = customerDataSchema.shape
/** The fields of a customer that were wrong, as they are right. */
export const correctionSchema = z.strictObject({
  ...{ name: name.exactOptional(), phone: phone.exactOptional(), email: email.exactOptional() },
  ...{ town: town.exactOptional(), street: street.exactOptional(), access: access.exactOptional() },
})
/** Where a visit is and how to get in, asked for with the booking while unknown. */
export const visitPlaceSchema = correctionSchema.pick({ street: true, town: true, access: true })
export type CustomerData = z.infer<typeof customerDataSchema>
export const customerFields = ['name', 'phone', 'email', 'town', 'street', 'access'] as const

const language = z
  .string()
  .regex(/^[a-z]{2}$/)
  .nullable()
const origin = z.enum(handOrigins)

/** What is known already when a person begins to write a lead down. */
export const prefilledLeadSchema = z.object({ ...customerDataSchema.shape, origin, language }).partial()

/** A lead that a person writes down. Its id is made on the phone: the same id is stored once. */
export const newLeadSchema = z
  .strictObject({
    id: z.uuid(),
    origin,
    ...customerDataSchema.shape,
    note: block(quoteLimits.note),
    /** The customer's language, where it is not the first of the site. */
    language,
    /** Nobody has talked to them yet. */
    isWaiting: z.boolean(),
  })
  .refine(({ name, phone, email }) => name !== '' || phone !== '' || email !== '')
export type NewLead = z.infer<typeof newLeadSchema>
