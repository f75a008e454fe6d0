import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

test('security.txt names the mailbox, the address and one year', () => {
  const business = { email: 'hello@example.com', siteUrl: 'https://example.com' }
  expect(securityTxt(business, 'en', new Date('2026-11-25T23:30:00Z')).split('\n')).toEqual([
    'Contact: mailto:hello@example.com',
    'Expires: 2027-11-25T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://example.com/.well-known/security.txt',
    '',
  ])
})
