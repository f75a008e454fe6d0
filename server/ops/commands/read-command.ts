import { notUnderstood, readArguments } from '../../process/read-arguments.ts'

export const usage = `npm run leads                     requests, newest first
npm run leads -- --csv            the same as a table for a spreadsheet
npm run leads -- --spam           what may be spam, and why
npm run leads -- --unsent         messages that have not gone out yet, those given up among them
npm run leads -- rescue ID        takes a request out of the spam and sends its letters
npm run leads -- resend           tries at once what waits or was given up
npm run leads -- forget WHO       what is kept of a person, by email or phone number; with --yes removes it
npm run leads -- expire           how many are too old; with --yes removes them all and vouches for the clock
npm run leads -- copy --to URL    copies everything into an empty Postgres, checked row by row
npm run leads -- restore FILE     puts a backup in the place of the database
npm run backup                    copies the database while the server runs`

export type Command =
  | { name: 'help' }
  | { name: 'resend' }
  | { name: 'list'; csv: boolean; spam: boolean; unsent: boolean }
  | { name: 'rescue'; what: string }
  | { name: 'forget'; what: string; isConfirmed: boolean }
  | { name: 'expire'; isConfirmed: boolean }
  | { name: 'copy'; to: string }
  | { name: 'restore'; from: string }

const flag = { type: 'boolean', default: false } as const
const options = { csv: flag, spam: flag, unsent: flag, help: flag, yes: flag, to: { type: 'string' } } as const

/** Parses the arguments of `npm run leads`. Throws `StartError` with the usage if they are invalid. */
export const readCommand = (args: string[]): Command => {
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, usage)
  const [name, what, ...more] = positionals
  if (values.help) return { name: 'help' }
  if (more.length > 0) throw notUnderstood(usage)
  if (name === undefined) return { name: 'list', csv: values.csv, spam: values.spam, unsent: values.unsent }
  if (name === 'copy' && what === undefined && values.to) return { name, to: values.to }
  if (name === 'expire' && what === undefined) return { name, isConfirmed: values.yes }
  if (name === 'resend' && what === undefined) return { name }
  if (name === 'restore' && what) return { name, from: what }
  if (name === 'rescue' && what) return { name, what }
  if (name === 'forget' && what) return { name, what, isConfirmed: values.yes }
  throw notUnderstood(usage)
}
