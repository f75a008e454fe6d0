import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const pages = { 'index.html': 'home', 'favicon.svg': '<svg/>' }

test("a page's headers name the speculation rules", async () => {
  const { app } = await testApp({ pages })
  const page = await app.inject({ url: '/' })
  const named = String(page.headers['speculation-rules']).replaceAll('"', '')
  const rules = await app.inject({ url: named })
  expect(rules.headers['content-type']).toMatch(/^application\/speculationrules\+json/)
  expect(rules.json()).toMatchObject({ prerender: [{ eagerness: 'moderate' }] })
})

test("a picture's headers name none", async () => {
  const { app } = await testApp({ pages })
  const picture = await app.inject({ url: '/favicon.svg' })
  expect(picture.headers['speculation-rules']).toBeUndefined()
})

test('Save-Data gets no rules', async () => {
  const { app } = await testApp({ pages })
  const rules = await app.inject({ url: '/speculation-rules.json', headers: { 'save-data': 'on' } })
  expect(rules.json()).toEqual({})
  expect(rules.headers.vary).toContain('save-data')
})
