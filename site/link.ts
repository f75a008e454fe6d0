import { type Addresses, addressIn } from '../content/schema/languages/addresses.ts'

declare global {
  interface ImportMetaEnv {
    /** The addresses of the language that is built, which `astro.config.ts` puts here; nowhere else are there any. */
    readonly ADDRESSES?: Addresses
  }
}

const addresses: Addresses = import.meta.env.ADDRESSES ?? { language: 'en', home: '', moved: {} }

/** The language of this build, where it is not the first of the site. */
export const furtherLanguage = addresses.home === '' ? undefined : addresses.language

/** Where a page of this site stands in the language of this build: `/quote` is `/es/quote`. A place on it goes along. */
export const link = (path: string): string => addressIn(addresses, path)
