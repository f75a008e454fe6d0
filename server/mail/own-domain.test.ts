import { expect, test } from 'vitest'
import { goodAnswers, testApp } from '../testing/test-app.ts'

test('a business that has published another email sends from it, and is told at it', async () => {
  const { app, letters } = await testApp()
  const before = app.build.now()
  const { content } = before
  const business = { ...content.business, email: 'maria@harbor-glass.example' }
  app.build.now = () => ({ ...before, content: { ...content, business } })
  const { form } = content.business
  await app.inject({ url: `/p/${form.project}/f/${form.id}`, method: 'POST', payload: goodAnswers })
  expect((await letters()).map(({ message_id }) => message_id.split('@')[1])).toEqual(
    (await letters()).map(() => 'harbor-glass.example>'),
  )
  expect(await letters()).not.toEqual([])
  expect(app.mail.addresses).toEqual({ from: business.email, to: business.email })
})
