import { describe, expect, it } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'

const content = readContent()
const { danger } = content

describe('answers to danger', () => {
  const answers = [danger.en, danger.es].map(({ kinds }) => kinds)

  it('name the number to call, and sell nothing', () => {
    for (const { legal: _legal, hearing: _hearing, ...urgent } of answers) {
      expect(urgent.selfHarm.answer).toContain('988')
      expect(urgent.poison.answer).toContain('1-800-222-1222')
      for (const { answer } of Object.values(urgent)) expect(answer).toContain('911')
      for (const { answer } of Object.values(urgent)) expect(answer).not.toMatch(/\$|\/#quote|clean|limpi/i)
    }
  })

  it('apologize for harm done by our people, and name the owner', () => {
    expect(danger.en.kinds.people.answer).toMatch(/very sorry.*owner/s)
    expect(danger.es.kinds.people.answer).toMatch(/siento mucho.*dueño/s)
    for (const { people } of answers) expect(people.answer).toContain(content.business.phone)
  })

  it('answer a claim with the phone number, and no coverage figure', () => {
    for (const { legal } of answers) {
      expect(legal.answer).toContain(content.business.phone)
      expect(legal.answer).not.toMatch(/\$|million|millones|insured|asegurad/i)
    }
  })

  it('answer a deaf visitor with the email address, and no phone number', () => {
    for (const { hearing } of answers) {
      expect(hearing.answer).toContain(content.business.email)
      expect(hearing.answer).not.toContain(content.business.phone)
    }
  })
})
