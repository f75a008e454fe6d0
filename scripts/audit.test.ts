import { expect, test } from 'vitest'
import { readAudit } from './audit.ts'

test('a report that names a package is told', () => {
  const report = { vulnerabilities: { fastify: { severity: 'high', range: '<5.3.2', via: [] } }, metadata: {} }
  expect(readAudit(JSON.stringify(report))).toEqual({ kind: 'known', found: ['fastify <5.3.2: high'] })
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ kind: 'known', found: [] })
})

test.each([
  '',
  'not json',
  '{"error":{"summary":"no network"}}',
  '[]',
  '{"message":"audit endpoint returned an error"}',
])('%j is no report, and not a clean one either', (printed) => {
  expect(readAudit(printed).kind).toBe('unknown')
})
