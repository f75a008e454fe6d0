import { expect, test } from 'vitest'
import { photographSchema } from '../../contract/desk/photographs.ts'
import { photographId } from './photograph-id.ts'

const picture = (text: string) => new Blob([text], { type: 'image/jpeg' })

test('a picture that is chosen twice has one id; another picture, stage or lead has another', async () => {
  const id = await photographId('lead', 'before', picture('one'))
  expect(photographSchema.shape.id.parse(id)).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(await photographId('lead', 'before', picture('one'))).toBe(id)
  const others = await Promise.all([
    photographId('lead', 'before', picture('two')),
    photographId('lead', 'after', picture('one')),
    photographId('other', 'before', picture('one')),
  ])
  expect(new Set([id, ...others]).size).toBe(4)
})
