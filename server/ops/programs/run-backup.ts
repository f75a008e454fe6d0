import { loadConfig } from '../../config.ts'
import { endWith, StartError } from '../../process/start-error.ts'
import { backUp } from '../commands/backup.ts'
import { backUpSite } from '../commands/site-folders.ts'

// Backups are readable by this user only.
process.umask(0o077)

try {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = loadConfig()
  if (databaseUrl) {
    backUpSite(dataDir)
    throw new StartError(
      'The words and pictures of the site have been copied. DATABASE_URL names a Postgres: back it up with its own pg_dump.',
    )
  }
  const { file, leads } = await backUp(dataDir)
  process.stdout.write(`${file} holds ${leads} ${leads === 1 ? 'request' : 'requests'} and has been checked.\n`)
} catch (error) {
  endWith(error, 'The backup failed')
}
