import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type WebhookFormat, webhookFormats } from './mail/webhook-formats.ts'
import { loadEnvFile } from './process/env-file.ts'
import { projectRoot } from './process/project-root.ts'
import { fillFromRelease, usualPlaces } from './process/release.ts'
import { StartError } from './process/start-error.ts'
import { isThisMachine } from './process/this-machine.ts'

const fromRoot = (path: string) => resolve(projectRoot, path)

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: 'on or off' })
    .default(fallback)
    .transform((value) => value === 'on')

const wholeNumber = (least: number, most: number, error: string) =>
  z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })

const secret = z.string().min(16, { error: 'a secret of at least 16 characters' }).optional()
const mailAddress = z.email({ error: 'an e-mail address' }).optional()

const address = (scheme: RegExp, example: string, isAccepted = (_text: string) => true) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && scheme.test(text) && isAccepted(text), {
      error: `an address such as ${example}`,
    })
    .optional()

// In a password these characters end it unless percent-encoded.
const cutsPassword = (text: string) => /#|^[a-z]+:\/\/[^@/?]*(?:\/[^?]*|\/?\?[^=]*)@/i.test(text)

const accountAddress = (scheme: RegExp, example: string) =>
  address(
    scheme,
    `${example}, with #, / and ? in the password written as %23, %2F and %3F`,
    (text) => !cutsPassword(text),
  )

const webhookFormat = z.enum(webhookFormats, { error: `one of ${webhookFormats.join(', ')}` }).default('signed')

const trusted =
  'the number of proxies in front of this server, such as 1, or their addresses, such as 10.0.0.0/8 ' +
  '(with true, every visitor could claim an address and no limit would hold)'

// A number of proxies or a list of their addresses. Rejects a network of all addresses, which would trust everybody.
const trustProxy = z
  .string()
  .regex(/^(?:false|\d|[\da-fA-F.:/, ]+)$/, { error: trusted })
  .refine((value) => !/\/0{1,3}(?:\D|$)/.test(value), { error: trusted })
  .default('false')
  .transform((value) =>
    /^[1-9]$/.test(value)
      ? (_address: string, hop: number) => hop < Number(value)
      : !/^(?:false|0)$/.test(value) && value,
  )

const isUnsigned = (url: string | undefined, format: WebhookFormat, signedBy: string | undefined) =>
  url !== undefined && format === 'signed' && signedBy === undefined

const secretFor = (setting: string) => ({
  path: ['WEBHOOK_SECRET'],
  error: `a secret of at least 16 characters, because ${setting} is set`,
})

const settings = z
  .object({
    HOST: z.string().optional(),
    PORT: wholeNumber(0, 65_535, 'a whole number from 0 to 65535').default(4321),
    DATA_DIR: z.string().default('data').transform(fromRoot),
    CONTENT_DIR: z.string().transform(fromRoot).optional(),
    BUILD_DIR: z.string().transform(fromRoot).optional(),
    DATABASE_URL: accountAddress(/^postgres(ql)?:/, 'postgres://user:password@localhost:5432/leads'),
    SMTP_URL: accountAddress(/^smtps?:/, 'smtp://user:password@mail.example.com:587'),
    MAIL_FROM: mailAddress,
    MAIL_TO: mailAddress,
    WEBHOOK_URL: address(/^https?:/, 'https://crm.example.com/leads'),
    WEBHOOK_FORMAT: webhookFormat,
    WEBHOOK_SECRET: secret,
    ALERT_WEBHOOK_URL: address(/^https?:/, 'https://alerts.example.com/hook'),
    ALERT_WEBHOOK_FORMAT: webhookFormat,
    ALERT_EMAIL: mailAddress,
    ALERT_QUIET_DAYS: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'a whole number of days').optional(),
    HEARTBEAT: onOff('on'),
    WEEKLY_NUMBERS: onOff('on'),
    STAGING: onOff('off'),
    HSTS_SUBDOMAINS: onOff('off'),
    RETENTION_DAYS: z
      .string()
      .regex(/^([1-9]\d{0,4}|off)$/, { error: 'a whole number of days, or off' })
      .default('730')
      .transform((value) => (value === 'off' ? undefined : Number(value))),
    METRICS_TOKEN: secret,
    DRAIN_SECONDS: wholeNumber(0, 60, 'a whole number of seconds up to 60').default(0),
    RATE_LIMIT: onOff('on'),
    PUSH_ANYWHERE: onOff('off'),
    FORM_ACTIVE: onOff('on'),
    TRUST_PROXY: trustProxy,
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
    ASSISTANT_PUBLIC_KEY: z.string().optional(),
    ASSISTANT_MODEL_URL: address(/^https?:/, 'https://models.example.com/v1'),
    ASSISTANT_MODEL_NAME: z.string().optional(),
    ASSISTANT_MODEL_KEY: z.string().optional(),
  })
  .refine((set) => !isUnsigned(set.WEBHOOK_URL, set.WEBHOOK_FORMAT, set.WEBHOOK_SECRET), secretFor('WEBHOOK_URL'))
  .refine(
    (set) => !isUnsigned(set.ALERT_WEBHOOK_URL, set.ALERT_WEBHOOK_FORMAT, set.WEBHOOK_SECRET),
    secretFor('ALERT_WEBHOOK_URL'),
  )
  .refine(({ ASSISTANT_MODEL_URL, ASSISTANT_MODEL_NAME }) => !ASSISTANT_MODEL_URL || ASSISTANT_MODEL_NAME, {
    path: ['ASSISTANT_MODEL_NAME'],
    error: 'the name of a model, because ASSISTANT_MODEL_URL is set',
  })

type Written = z.infer<typeof settings>
export type Config = Written & { CONTENT_DIR: string; BUILD_DIR: string }

// A hop count trusts any address that connects directly.
const countsProxies = ({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): boolean => typeof TRUST_PROXY === 'function'

/** True if visitors can bypass the proxy and then claim any address. */
export const isOpenBesideProxy = (config: Pick<Config, 'TRUST_PROXY' | 'HOST'>): boolean =>
  countsProxies(config) && !isThisMachine(config.HOST ?? '')

// Behind a counted proxy nobody else may connect, so the server listens on this machine only.
const hostOf = (config: Written) => config.HOST ?? (countsProxies(config) ? '127.0.0.1' : undefined)

const withDefaults = (config: Written): Config => {
  const { CONTENT_DIR, BUILD_DIR } = usualPlaces(config.DATA_DIR)
  return {
    ...config,
    HOST: hostOf(config),
    CONTENT_DIR: config.CONTENT_DIR ?? CONTENT_DIR,
    BUILD_DIR: config.BUILD_DIR ?? BUILD_DIR,
  }
}

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

/** Parses the settings in `env`; empty ones count as unset. Throws the first mistake as a `StartError`. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const result = settings.safeParse(given)
  if (result.success) return withDefaults(result.data)
  const issue = result.error.issues[0]
  throw new StartError(`The setting ${issue?.path.join('.')} is not understood: expected ${issue?.message}.`)
}

/** Reads the settings from the environment and `.env`. Copies content and build out of a package at its first start. */
export const loadConfig = (): Config => {
  loadEnvFile(join(projectRoot, '.env'))
  const config = readConfig(process.env)
  fillFromRelease(config)
  return config
}
