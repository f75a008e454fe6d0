import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { settingWarnings } from './setting-warnings.ts'

const warnings = (env: NodeJS.ProcessEnv) => settingWarnings(readConfig(env), env)
const smtp = { SMTP_URL: 'smtp://127.0.0.1:25' }

test('a missing mail server and webhook cause a warning', () => {
  expect(warnings({ DATA_DIR: '/var/data' })).toEqual([
    'Letters are only files in /var/data/outbox: nobody is told. Set SMTP_URL to have them sent.',
  ])
  expect(warnings(smtp)).toEqual([])
  expect(warnings({ WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: 'sixteen letters!' })).toEqual([])
})

test.each([
  [{ TRUST_PROXY: '1', HOST: '0.0.0.0' }, 1],
  [{ TRUST_PROXY: '2', HOST: '203.0.113.7' }, 1],
  [{ TRUST_PROXY: '1', HOST: '127.0.0.1' }, 0],
  [{ TRUST_PROXY: '1', HOST: '::1' }, 0],
  [{ TRUST_PROXY: '1' }, 0],
  [{ TRUST_PROXY: '10.0.0.0/8', HOST: '0.0.0.0' }, 0],
  [{ TRUST_PROXY: '0', HOST: '0.0.0.0' }, 0],
  [{}, 0],
])('a proxy that visitors can bypass causes a warning: %j', (env, count) => {
  expect(warnings({ ...smtp, ...env }).filter((sentence) => sentence.includes('no limit holds'))).toHaveLength(count)
})

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTPURL', 'SMTP_URL'],
  ['MAILTO', 'MAIL_TO'],
  ['RETENTION_DAY', 'RETENTION_DAYS'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['smtp_url', 'SMTP_URL'],
])('the misspelled setting %s suggests %s', (name, meant) => {
  expect(warnings({ ...smtp, [name]: 'x' })).toEqual([`There is no setting ${name}: did you mean ${meant}?`])
})

test('variables of other programs cause no warning', () => {
  const others = 'HOME PATH MAIL LANG USER PWD SHELL TERM HOSTNAME LOGNAME PGHOST PGPORT NODE_ENV TZ EDITOR DOMAIN'
  const systemd = 'INVOCATION_ID JOURNAL_STREAM DISPLAY TMPDIR SITE_ADDRESS'
  const names = `${others} ${systemd}`.split(' ')
  expect(warnings({ ...smtp, ...Object.fromEntries(names.map((name) => [name, 'x'])) })).toEqual([])
})
