import type { Business } from '../../content/schema/business.ts'
import type { Config } from '../config.ts'

/** Who sends the letters, and who gets the owner's. */
export type Addresses = { from: string; to: string }

/** The addresses of the settings, those of the business where none are set. */
export const mailAddresses = (
  { MAIL_FROM, MAIL_TO }: Pick<Config, 'MAIL_FROM' | 'MAIL_TO'>,
  { email }: Pick<Business, 'email'>,
): Addresses => ({ from: MAIL_FROM ?? email, to: MAIL_TO ?? email })

/** The part after the @, under which the letters get their Message-IDs. */
export const domainOf = (address: string): string => address.replace(/^.*@/, '')
