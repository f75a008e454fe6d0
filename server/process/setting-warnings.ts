import { distance } from 'fastest-levenshtein'
import { type Config, isOpenBesideProxy, settingNames } from '../config.ts'
import { letterFolder } from '../mail/letter-file.ts'

// Swapped letters count as two changes. At most a third of a short name may differ: HOME is not a misspelled HOST.
const isNear = (name: string, ours: string) => distance(name, ours) <= Math.min(2, ours.length / 3)

const misspelled = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    if (settingNames.includes(name)) return []
    const meant = settingNames.find((ours) => isNear(name.toUpperCase(), ours))
    return meant ? [`There is no setting ${name}: did you mean ${meant}?`] : []
  })

/** A warning if there is neither mail server nor webhook; otherwise undefined. */
export const nobodyIsTold = ({
  SMTP_URL,
  WEBHOOK_URL,
  DATA_DIR,
}: Pick<Config, 'SMTP_URL' | 'WEBHOOK_URL' | 'DATA_DIR'>): string | undefined =>
  SMTP_URL || WEBHOOK_URL
    ? undefined
    : `Letters are only files in ${letterFolder(DATA_DIR)}: nobody is told. Set SMTP_URL to have them sent.`

const isForgeable = (config: Config): string | undefined =>
  isOpenBesideProxy(config)
    ? `TRUST_PROXY counts proxies, but HOST=${config.HOST} lets everybody connect beside them: whoever does can claim any address, and no limit holds. Set HOST=127.0.0.1, or TRUST_PROXY to the addresses of the proxy.`
    : undefined

/** Warnings to print at startup. */
export const settingWarnings = (config: Config, env: NodeJS.ProcessEnv): string[] => [
  ...misspelled(Object.keys(env)),
  ...[nobodyIsTold(config), isForgeable(config)].filter((sentence) => sentence !== undefined),
]
