import { describe, expect, test } from 'vitest'
import type { LeadRow } from '../storage/tables.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { all } from '../testing/test-app.ts'
import { writeCsv, writeList } from './write-leads.ts'

const lead: LeadRow = { ...sampleLead, id: 'one', received_at: '2026-01-02T03:04:05.000Z', owes: null }

async function* of(...changes: Partial<LeadRow>[]) {
  if (changes.length > 0) yield changes.map((change) => ({ ...lead, ...change }))
}

describe('the exported table', () => {
  test('has a line a request', async () => {
    const [head, line] = await all(writeCsv(of({ note: 'a "big" roof' })))
    expect(head).toBe('received_at,name,phone,email,note,extra,spam_reason,form,id\r\n')
    expect(line).toContain('"Ann","(559) 555-0101","ann@example.com","a ""big"" roof","{}"')
  })

  test.each(['=1+1', '+1 559', '-1', '@SUM(A1)', '\t=1', ' =cmd|x'])('makes the formula %j into text', async (name) => {
    const [, line] = await all(writeCsv(of({ name })))
    expect(line).toContain(`"'${name}"`)
  })
})

describe('the list', () => {
  test('says when it is empty', async () => {
    expect(await all(writeList(of()))).toEqual(['No requests yet.\n'])
  })

  test.each([
    [[2026, 0, 2, 0, 5], 'Jan 2, 2026, 12:05 AM'],
    [[2026, 0, 2, 12, 0], 'Jan 2, 2026, 12:00 PM'],
    [[2026, 11, 31, 23, 59], 'Dec 31, 2026, 11:59 PM'],
    [[2026, 6, 4, 9, 30], 'Jul 4, 2026, 9:30 AM'],
  ] as const)('shows the moment %j as the clock on the wall does', async (moment, text) => {
    const [year, month, day, hour, minute] = moment
    const received_at = new Date(year, month, day, hour, minute).toISOString()
    expect((await all(writeList(of({ received_at }))))[0]).toMatch(new RegExp(`^${text}  \\|  Ann`))
  })

  test('shows what else was written and lets no control character through', async () => {
    const text = (await all(writeList(of({ name: 'Ann\u001b[2J', note: 'by noon', extra: '{"panels":"20"}' })))).join(
      '',
    )
    expect(text).toContain('Ann [2J')
    expect(text).toContain('note: by noon\n    panels: 20\n')
    expect(text).toContain('1 request\n')
  })
})
