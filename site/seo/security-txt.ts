type Business = { email: string; siteUrl: string }

/** `/.well-known/security.txt` (RFC 9116), valid for a year after the build. */
export const securityTxt = ({ email, siteUrl }: Business, languages: string, built: Date): string => {
  const expires = new Date(built)
  expires.setUTCFullYear(built.getUTCFullYear() + 1)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languages}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
