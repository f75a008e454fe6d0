import type { Business } from '../../content/schema/business.ts'
import type { Config } from '../config.ts'

/** Sender of all letters, and recipient of the owner's. */
export type Addresses = { from: string; to: string }

/** Addresses from the settings, or else from the business. */
export const mailAddresses = (
  { MAIL_FROM, MAIL_TO }: Pick<Config, 'MAIL_FROM' | 'MAIL_TO'>,
  { email }: Pick<Business, 'email'>,
): Addresses => ({ from: MAIL_FROM ?? email, to: MAIL_TO ?? email })

/** The domain of an address, used in Message-IDs. */
export const domainOf = (address: string): string => address.replace(/^.*@/, '')
