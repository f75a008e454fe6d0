import type { FormAddress } from '../../contract/form-path.ts'

/**
 * What a page may load and where it may send; scripts and styles are added by their hashes. The form goes to this site's
 * own server, or to the hosted service that the business names.
 */
export const contentPolicy = ({ hostedUrl }: Pick<FormAddress, 'hostedUrl'>) => {
  const formTargets = hostedUrl ? `'self' ${new URL(hostedUrl).origin}` : "'self'"
  return [
    "default-src 'self'",
    "img-src 'self' data:",
    ...(hostedUrl ? [`connect-src ${formTargets}`] : []), // what default-src says anyway is left out
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "object-src 'none'",
    'frame-src https://www.google.com https://maps.google.com',
  ]
}
