import { z } from 'zod'
import { emailPattern, plainEmail } from '../email-address.ts'
import { quoteLimits } from '../quote-fields.ts'
import { block, line } from './text-field.ts'

/** Origin of a lead: the form, entered at the desk, or an imported list. `repeat` is a customer whom the desk called. */
export const origins = ['form', 'phone', 'walk-in', 'referral', 'repeat', 'other', 'import'] as const
export type Origin = (typeof origins)[number]
export const handOrigins = ['phone', 'walk-in', 'referral', 'repeat', 'other'] as const

/** A customer's name, contact data, address and access note; unknown values are empty. */
const customerDataSchema = z.strictObject({
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
export const correctionSchema = z.strictObject({
  name: name.exactOptional(),
  phone: phone.exactOptional(),
  email: email.exactOptional(),
  town: town.exactOptional(),
  street: street.exactOptional(),
  access: access.exactOptional(),
})
/** Address and access note of a visit; the booking form asks for those that are unknown. */
export const visitPlaceSchema = correctionSchema.pick({ street: true, town: true, access: true })
export type CustomerData = z.infer<typeof customerDataSchema>
export const customerFields = ['name', 'phone', 'email', 'town', 'street', 'access'] as const

const language = z
  .string()
  .regex(/^[a-z]{2}$/)
  .nullable()
const origin = z.enum(handOrigins)

/** Values that prefill the form for a new lead. */
export const prefilledLeadSchema = z.object({ ...customerDataSchema.shape, origin, language }).partial()

/** A lead that a person enters. The device makes its id; the same id is stored once. */
export const newLeadSchema = z
  .strictObject({
    id: z.uuid(),
    origin,
    ...customerDataSchema.shape,
    note: block(quoteLimits.note),
    /** The customer's language; null for the site's first. */
    language,
    /** True if nobody has talked to the customer yet. */
    isWaiting: z.boolean(),
  })
  .refine(({ name, phone, email }) => name !== '' || phone !== '' || email !== '')
export type NewLead = z.infer<typeof newLeadSchema>
