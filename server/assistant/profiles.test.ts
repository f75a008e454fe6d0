import { expect, it } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { shippedTest } from '../../tests/shipped-business.ts'

const { assistant, business } = readContent()

shippedTest('answers a failure of the template profile with the documented sentence', () => {
  expect(assistant.profiles.template.fallback).toBe(
    `I'm sorry, I'm having trouble responding right now. Please call us directly at ${business.phone} for immediate assistance with your mold concerns!`,
  )
})

it.each(['business', 'template'] as const)('the %s profile greets as an automated assistant', (name) => {
  expect(assistant.profiles[name].greeting).toContain('automated')
  expect(assistant.profiles[name].fallback).toContain(business.phone)
})

shippedTest('offers what the template documents', () => {
  expect(assistant.profiles.template.greeting).toMatch(/free inspection.*mold inspection, removal and prevention/)
})
