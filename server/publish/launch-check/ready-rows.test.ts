import { expect, test } from 'vitest'
import { secondBusiness } from '../../../tests/second-business.ts'
import { readyRows } from './ready-rows.ts'

test('the list for the owner has the rows of the launch check', async () => {
  const { rows, trouble } = await readyRows(secondBusiness)()
  expect(trouble).toBeNull()
  expect(rows.map(({ name }) => name)).toContain('site-address')
})
