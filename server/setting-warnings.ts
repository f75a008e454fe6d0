import { distance } from 'fastest-levenshtein'
import { type Config, settingNames } from './config.ts'
import { letterFolder } from './mail/letter-file.ts'

// Two letters that changed places are two changes. Of short names a third at most: HOME is not meant to be HOST.
const isNear = (name: string, ours: string) => distance(name, ours) <= Math.min(2, ours.length / 3)

const misspelled = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    if (settingNames.includes(name)) return []
    const meant = settingNames.find((ours) => isNear(name.toUpperCase(), ours))
    return meant ? [`There is no setting ${name}: did you mean ${meant}?`] : []
  })

/** The sentence for an installation in which no letter leaves and no other system is called; nothing otherwise. */
export const nobodyIsTold = ({
  SMTP_URL,
  WEBHOOK_URL,
  DATA_DIR,
}: Pick<Config, 'SMTP_URL' | 'WEBHOOK_URL' | 'DATA_DIR'>): string | undefined =>
  SMTP_URL || WEBHOOK_URL
    ? undefined
    : `Letters are only files in ${letterFolder(DATA_DIR)}: nobody is told. Set SMTP_URL to have them sent.`

/** What an operator should hear of these settings at the start, a sentence each. */
export const settingWarnings = (config: Config, env: NodeJS.ProcessEnv): string[] => [
  ...misspelled(Object.keys(env)),
  ...[nobodyIsTold(config)].filter((sentence) => sentence !== undefined),
]
