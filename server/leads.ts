import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadConfig } from './config.ts'
import { writeCsv, writeList, writeUnsent } from './quotes/write-leads.ts'
import { StartError } from './start-error.ts'
import { leadStore } from './storage/leads.ts'
import { databaseFile, openStorage } from './storage/open.ts'
import { outboxStore } from './storage/outbox.ts'

const usage = `npm run leads                 requests, newest first
npm run leads -- --csv        the same as a table for a spreadsheet
npm run leads -- --spam       what was taken for spam
npm run leads -- --unsent     letters that have not gone out yet`

const flag = { type: 'boolean', default: false } as const

const readFlags = () => {
  try {
    return parseArgs({ options: { csv: flag, spam: flag, unsent: flag, help: flag } }).values
  } catch {
    throw new StartError(`This is not understood. What there is:\n${usage}`)
  }
}

// A reader such as head closes early: that is no failure.
process.stdout.on('error', () => process.exit(0))

const run = async () => {
  const { csv, spam, unsent, help } = readFlags()
  if (help) return console.log(usage)
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = loadConfig()
  if (!databaseUrl && !existsSync(databaseFile(dataDir))) return console.log('No requests yet.')

  const storage = await openStorage({ dataDir, databaseUrl })
  try {
    const rows = leadStore(storage, '').newestFirst({ spam })
    if (unsent) console.log(writeUnsent(await outboxStore(storage).unsent()))
    else for await (const text of csv ? writeCsv(rows) : writeList(rows)) process.stdout.write(text)
  } finally {
    await storage.close()
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof StartError ? error.message : `The requests cannot be read: ${error}`)
  process.exit(1)
}
