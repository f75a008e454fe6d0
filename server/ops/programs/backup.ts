import { loadConfig } from '../../config.ts'
import { endWith, StartError } from '../../process/start-error.ts'
import { backUp } from '../commands/backup.ts'

// Requests and letters are nobody else's to read.
process.umask(0o077)

try {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = loadConfig()
  if (databaseUrl) throw new StartError('DATABASE_URL names a Postgres: back it up with its own pg_dump.')
  const { file, leads } = await backUp(dataDir)
  process.stdout.write(`${file} holds ${leads} ${leads === 1 ? 'request' : 'requests'} and has been checked.\n`)
} catch (error) {
  endWith(error, 'The backup failed')
}
