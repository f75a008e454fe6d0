import { expect, test } from 'vitest'
import { doubtsIn, isUnreachable } from './doubts.ts'

const shared = { label: '', placeholder: '', error: '' }
const words = {
  phone: { ...shared, short: '{count} digits. Area code?', hint: 'Right number?' },
  email: { ...shared, typeError: '', hint: 'Complete?' },
}
const phone = '(559) 555-0187'
const email = 'maria@example.com'

const doubts = (answers: { phone?: string; email?: string }) =>
  doubtsIn(
    Object.entries({ phone, email, ...answers }).map(([name, value]) => ({ name, value })),
    words,
  )

test.for(['55512', '924-5678', '5'])('the phone number %s lacks its area code', (typed) => {
  expect(doubts({ phone: typed })).toEqual({ phone: `${typed.replace(/\D/g, '').length} digits. Area code?` })
})

test.for(['559 555 01', '(000) 000-0000', '123-456-7890', '(559) 000-0000', '5555555555', 'call me'])(
  'the phone number %s is doubted',
  (typed) => {
    expect(doubts({ phone: typed })).toEqual({ phone: 'Right number?' })
    expect(isUnreachable({ phone: typed, email })).toBe(true)
  },
)

test.for([phone, '+1 559 555 0187', '15595550187', '559.555.0187 ext 4', '+52 55 1234 5678'])(
  'the phone number %s is not doubted',
  (typed) => {
    expect(doubts({ phone: typed })).toEqual({})
    expect(isUnreachable({ phone: typed, email })).toBe(false)
  },
)

test('an email address without a dot in its domain is doubted, beside a good phone number', () => {
  expect(doubts({ email: 'mary.d@gmial' })).toEqual({ email: 'Complete?' })
  expect(isUnreachable({ phone, email: 'mary.d@gmial' })).toBe(true)
})

test.for(['mary@gmial.com', 'mary@gmail.con', 'mary@Hotmal.com'])('the misspelled address %s is doubted', (typed) => {
  expect(doubts({ email: typed })).toEqual({ email: 'Complete?' })
})

test.for([
  'maria@gmail.com',
  'maria@yahoo.com.mx',
  'maria@example.com ',
  'maria@bücher.example',
  'maria@example.co.uk',
])('%s is not doubted', (typed) => {
  expect(doubts({ email: typed })).toEqual({})
})
