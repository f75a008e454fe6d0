import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig, settingNames } from './config.ts'
import { loadEnvFile } from './process/env-file.ts'
import { tempDir } from './testing/temp-dir.ts'

describe('settings', () => {
  test('are all optional, and empty ones count as unset', () => {
    expect(readConfig({})).toMatchObject({ PORT: 4321, RATE_LIMIT: true, LOG_LEVEL: 'info', TRUST_PROXY: false })
    expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toEqual(readConfig({}))
  })

  test.each([
    [{ PORT: 'soon' }, 'The setting PORT is not understood: expected a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'The setting PORT is not understood: expected a whole number from 0 to 65535.'],
    [{ RATE_LIMIT: 'no' }, 'The setting RATE_LIMIT is not understood: expected on or off.'],
    [{ MAIL_TO: 'me' }, 'The setting MAIL_TO is not understood: expected an e-mail address.'],
    [{ SMTP_URL: 'mail.example.com' }, /^The setting SMTP_URL is not understood: expected an address such as smtp:/],
    [
      { DATABASE_URL: 'mysql://x' },
      /^The setting DATABASE_URL is not understood: expected an address such as postgres:/,
    ],
    [{ SMTP_URL: 'smtp://us:a#b@mail.example.com' }, /^The setting SMTP_URL .*#, .*written as %23, %2F and %3F\.$/],
    [{ SMTP_URL: 'smtp://us:1/b@mail.example.com:587' }, /^The setting SMTP_URL .*written as %23, %2F and %3F\.$/],
    [{ SMTP_URL: 'smtps://us:1?b@mail.example.com' }, /^The setting SMTP_URL .*written as %23, %2F and %3F\.$/],
    [{ SMTP_URL: 'smtps://us@us.example:1@2#b@mail.example.com' }, /^The setting SMTP_URL .*written as %23/],
    [{ DATABASE_URL: 'postgres://us:a/b@db.example/leads' }, /^The setting DATABASE_URL .*written as %23, %2F/],
    [{ RETENTION_DAYS: '0' }, 'The setting RETENTION_DAYS is not understood: expected a whole number of days, or off.'],
    [{ WEBHOOK_URL: 'https://a.example' }, /^The setting WEBHOOK_SECRET .* because WEBHOOK_URL is set\.$/],
    [{ WEBHOOK_FORMAT: 'discord' }, /^The setting WEBHOOK_FORMAT .* one of signed, slack, ntfy, form\.$/],
    [{ WEBHOOK_SECRET: 'short' }, /^The setting WEBHOOK_SECRET .* at least 16 characters\.$/],
    [{ ASSISTANT_MODEL_URL: 'https://a.example' }, /^The setting ASSISTANT_MODEL_NAME .* expected the name of a model/],
    [{ TRUST_PROXY: 'true' }, /^The setting TRUST_PROXY is not understood: expected the number of proxies .*such as 1/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /^The setting TRUST_PROXY .* every visitor could claim an address/],
    [{ TRUST_PROXY: '127.0.0.1, ::/0' }, /^The setting TRUST_PROXY .* every visitor could claim an address/],
    [{ LOG_LEVEL: 'loud' }, /^The setting LOG_LEVEL is not understood: expected one of fatal, error/],
  ])('that are wrong are reported in one sentence: %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })

  test('remove leads after 24 months by default', () => {
    const days = (value: string) => readConfig({ RETENTION_DAYS: value }).RETENTION_DAYS
    expect([days(''), days('90'), days('off')]).toEqual([730, 90, undefined])
  })

  test('accept a percent-encoded password, and URLs with a query', () => {
    for (const SMTP_URL of ['smtp://us:a%23%2F%3Fb@mail.example.com:587', 'smtp://mail.example.com/?name=a@b.example'])
      expect(readConfig({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL)
    const DATABASE_URL = 'postgres://us:p@localhost/leads?host=/run/postgresql&user=a@b'
    expect(readConfig({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL)
  })

  test('trust the given number of proxies', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.1' }).TRUST_PROXY).toBe('10.0.0.1')
    expect(readConfig({ TRUST_PROXY: '0' }).TRUST_PROXY).toBe(false)
    const trust = readConfig({ TRUST_PROXY: '1' }).TRUST_PROXY
    expect(typeof trust === 'function' && [trust('10.0.0.1', 0), trust('10.0.0.2', 1)]).toEqual([true, false])
  })
})

test('are all in .env.example, which has no others', () => {
  const example = readFileSync('.env.example', 'utf8')
  const named = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(settingNames.toSorted())
})

describe('the .env file', () => {
  test('may be missing', () => {
    expect(() => loadEnvFile(join(tempDir(), '.env'))).not.toThrow()
  })

  test('may have a byte order mark and Windows line ends, and loses to the environment', () => {
    const file = join(tempDir(), '.env')
    vi.stubEnv('TEST_GIVEN', 'mine')
    onTestFinished(() => {
      for (const name of ['TEST_FIRST', 'TEST_LAST']) delete process.env[name]
      vi.unstubAllEnvs()
    })
    writeFileSync(file, '\uFEFFTEST_FIRST=1\r\nTEST_GIVEN=theirs\r\nTEST_LAST="a # b"\r\n')
    loadEnvFile(file)
    const { TEST_FIRST, TEST_GIVEN, TEST_LAST } = process.env
    expect({ TEST_FIRST, TEST_GIVEN, TEST_LAST }).toEqual({ TEST_FIRST: '1', TEST_GIVEN: 'mine', TEST_LAST: 'a # b' })
  })

  test('with a mistake is reported with its line', () => {
    const file = join(tempDir(), '.env')
    writeFileSync(file, '# mail\nMAIL_TO=me@example.com\nSMTP_URL smtp://secret@host\n')
    expect(() => loadEnvFile(file)).toThrow(`${file}, line 3: expected NAME=value or a comment that starts with #.`)
  })

  test('that is a folder is reported as such', () => {
    const file = join(tempDir(), '.env')
    mkdirSync(file)
    expect(() => loadEnvFile(file)).toThrow(
      `${file} cannot be read (EISDIR): expected a text file of NAME=value lines.`,
    )
  })
})

test('a server behind a counted proxy listens on this machine only, unless HOST says otherwise', () => {
  expect(readConfig({ TRUST_PROXY: '1' }).HOST).toBe('127.0.0.1')
  expect(readConfig({ TRUST_PROXY: '1', HOST: '10.0.0.5' }).HOST).toBe('10.0.0.5')
  expect(readConfig({ TRUST_PROXY: '10.0.0.1' }).HOST).toBeUndefined()
  expect(readConfig({}).HOST).toBeUndefined()
})
