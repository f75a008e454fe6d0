import { type Addresses, addressIn } from '../content/schema/languages/page-addresses.ts'

declare global {
  interface ImportMetaEnv {
    /** Addresses of the built language, defined in `astro.config.ts`; undefined outside of a build. */
    readonly ADDRESSES?: Addresses
  }
}

const addresses: Addresses = import.meta.env.ADDRESSES ?? { language: 'en', home: '', moved: {} }

/** This build's language, if not the site's first. */
export const furtherLanguage = addresses.home === '' ? undefined : addresses.language

/** A page's address in this build's language: `/quote` becomes `/es/quote`. Keeps query and fragment. */
export const link = (path: string): string => addressIn(addresses, path)
