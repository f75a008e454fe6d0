import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentRoot, readContent } from '../../../content/schema/read.ts'
import { embeddedEngine } from '../embedded-engine.ts'

const weekdaysOnly = () => {
  const root = mkdtempSync(join(tmpdir(), 'weekdays-'))
  cpSync(contentRoot, root, { recursive: true, filter: (file) => !file.includes('schema') })
  const file = join(root, 'business.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}(sat|sun): .*$/gm, '  $1: closed'))
  const content = readContent({ root })
  rmSync(root, { recursive: true })
  return content
}
const { reply } = embeddedEngine(weekdaysOnly())

it('says no to a day on which the business is closed, and which days it is open', () => {
  const no = /^No, we are closed on Sunday\. We are open Monday to Friday from 7 AM to 7 PM\./
  expect(reply('Are you open on Sunday?')).toMatch(no)
  expect(reply('are you guys open sundays')).toMatch(no)
  expect(reply('Can you come on Sunday?')).toMatch(no)
  expect(reply('Are you open on weekends?')).toMatch(/^No, we are closed on Saturday and Sunday\./)
  expect(reply('¿Abren los domingos?')).toMatch(
    /^No, cerramos el domingo\. Abrimos de lunes a viernes de 7 AM a 7 PM\./,
  )
})

it('says yes to a day on which it is open', () => {
  expect(reply('Are you open on Tuesday?')).toMatch(/^Yes, we are open Monday to Friday from 7 AM to 7 PM\./)
  expect(reply('What are your hours?')).toContain('Monday to Friday from 7 AM to 7 PM')
})
