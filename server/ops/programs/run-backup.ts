import { loadConfig } from '../../config.ts'
import { endWith } from '../../process/start-error.ts'
import { backUp } from '../commands/backup.ts'
import { backUpSite } from '../commands/site-folders.ts'

// Backups are readable by this user only.
process.umask(0o077)

try {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = loadConfig()
  if (databaseUrl) {
    backUpSite(dataDir)
    process.stdout.write(
      'The words and pictures of the site have been copied, the leads have NOT: DATABASE_URL names a Postgres, which is backed up by its own pg_dump.\n',
    )
  } else {
    const { file, leads } = await backUp(dataDir)
    process.stdout.write(`${file} holds ${leads} ${leads === 1 ? 'request' : 'requests'} and has been checked.\n`)
  }
} catch (error) {
  endWith(error, 'The backup failed')
}
