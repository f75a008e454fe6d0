import { expect, test } from 'vitest'
import { contactIn, masked } from './contact.ts'

test('contact data is found in a message', () => {
  expect(contactIn('My name is Ruth Delgado, call me at (740) 555-0190')).toEqual({
    name: 'Ruth Delgado',
    phone: '(740) 555-0190',
  })
  expect(contactIn('soy Lupe, mi correo es lupe@example.com')).toEqual({ name: 'Lupe', email: 'lupe@example.com' })
  expect(contactIn('I live at 1420 W 7th Street in Gambier')).toEqual({ address: '1420 W 7th Street' })
})

test('counts, prices, ZIP codes and roles are not contact data', () => {
  for (const text of [
    'how much for 24 panels',
    '43022',
    '$225 for 20 panels',
    'soy dueño de una panadería',
    'this is great',
  ])
    expect([text, contactIn(text)]).toEqual([text, undefined])
})

test('a masked message holds none of them', () => {
  expect(masked('my name is Ann Lee, 740-555-0190 or ann@example.com, 12 Oak Street')).toBe(
    'my name is [name], [phone] or [e-mail], [address]',
  )
  expect(masked('me llamo ana y quiero un pastel')).toBe('me llamo [name] y quiero un pastel')
})

test('a long message that repeats half of an address is read quickly', () => {
  const before = performance.now()
  for (const part of ['1 a ', 'a@', '555 ', 'my name is ']) masked(part.repeat(1000).slice(0, 2000))
  expect(performance.now() - before).toBeLessThan(500)
})
