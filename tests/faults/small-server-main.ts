import { openSmallServer } from './small-server.ts'

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl = '' } = process.env
const { url, close } = await openSmallServer({ dataDir, databaseUrl, smtpUrl })
process.once('SIGTERM', close)
process.stdout.write(`Ready: ${url}\n`)
