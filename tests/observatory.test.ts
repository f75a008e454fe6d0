import { expect, test } from 'vitest'
import { testDesk } from '../server/testing/test-desk.ts'
import { policyDirectives, policyOf } from '../site/build/content-policy.ts'

type Headers = Record<string, unknown>
type Rule = [name: string, points: (headers: Headers) => number]

const isSafe = (policy: string) => {
  const directives = new Map(policy.split(/;\s*/).map((one) => [one.split(' ')[0], one]))
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ''
  const isUnsafe = /'unsafe-|data:|\shttps?:(?=\s|$)/.test(of('script-src') + of('style-src'))
  return !isUnsafe && !/\shttp:/.test(policy)
}
const isClosed = (policy: string) =>
  /default-src 'none'/.test(policy) && [...policy.matchAll(/form-action ([^;]+)/g)].every(([, to]) => to === "'self'")

/** Rules of the HTTP Observatory, version 5: https://developer.mozilla.org/observatory. It begins with 100 points. */
const rules: Rule[] = [
  ['policy', ({ 'content-security-policy': policy = '' }) => policyPoints(String(policy))],
  ['framing', ({ 'content-security-policy': policy }) => (/frame-ancestors 'none'/.test(String(policy)) ? 5 : -20)],
  ['referrer', ({ 'referrer-policy': to }) => (to === 'strict-origin-when-cross-origin' ? 5 : 0)],
  ['transport', ({ 'strict-transport-security': age }) => (Number(/\d+/.exec(String(age))) >= 15_768_000 ? 0 : -20)],
  ['type', ({ 'x-content-type-options': type }) => (type === 'nosniff' ? 0 : -5)],
  ['other sites read', ({ 'access-control-allow-credentials': with_ }) => (with_ === undefined ? 0 : -50)],
  ['other sites show', ({ 'cross-origin-resource-policy': to }) => (to === 'same-origin' ? 10 : 0)],
  ['cookie', ({ 'set-cookie': cookie }) => cookiePoints(cookie)],
]
const policyPoints = (policy: string) => (isSafe(policy) ? (isClosed(policy) ? 10 : 5) : -20)
const cookiePoints = (cookie: unknown) => {
  if (cookie === undefined) return 0
  return ['Secure', 'HttpOnly', 'SameSite=Strict'].every((flag) => String(cookie).includes(flag)) ? 5 : -40
}

test.each(['/', '/desk', '/nothing', '/f/quote'])(
  'the headers of %s are worth 130 points or more by the rules of the HTTP Observatory',
  async (url) => {
    const html = '<!doctype html><script>1</script>'
    const policies = { '/': policyOf(policyDirectives({}), html) }
    const { app } = await testDesk({ pages: { 'index.html': html }, policies })
    const { headers } = await app.inject({ url })
    const points = rules.map(([name, count]) => [name, count(headers)] as const)
    const sum = points.reduce((total, [, count]) => total + count, 100)
    expect(sum, JSON.stringify(points)).toBeGreaterThanOrEqual(130)
  },
)
