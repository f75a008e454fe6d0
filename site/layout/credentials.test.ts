import { expect, test } from 'vitest'
import { secondContent } from '../../tests/second-business.ts'
import { credentialLines } from './credentials.ts'

const words = secondContent.interface.credentials
const none = { licenseNumber: '', insurer: '', owners: [], crewPhoto: '', googleProfile: '' }

test('nothing is shown that the owner has not filled in', () => {
  expect(credentialLines(none, words, 'en')).toEqual([])
})

test('owners, license and insurer are shown', () => {
  const filled = { ...none, owners: ['Ana Reyes', 'Luis Reyes'], licenseNumber: '1047', insurer: 'Valley Mutual' }
  expect(credentialLines(filled, words, 'en')).toEqual([
    'Owned by Ana Reyes and Luis Reyes',
    'License 1047',
    'Insured by Valley Mutual',
  ])
})
