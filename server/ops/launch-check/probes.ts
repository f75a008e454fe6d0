import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { createTransport } from 'nodemailer'
import { smtpSettings } from '../../mail/smtp-transport.ts'
import { errorCode, errorMessage } from '../../process/start-error.ts'
import { newestBackup } from '../commands/backup-files.ts'
import type { ProbeResult } from './row.ts'
import type { SettingsProbes } from './settings-rows.ts'

const timeoutMs = 5_000
const day = 24 * 60 * 60_000

const reasonOf = (error: unknown) => errorCode(error) ?? errorMessage(error)

const smtp = async (url: string): Promise<string | undefined> => {
  const transport = createTransport(smtpSettings(url, timeoutMs))
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    // The message holds the mail server's reply; the code does not.
    return errorMessage(error)
  } finally {
    transport.close()
  }
}

// Any response will do: the webhook need not support HEAD.
const webhook = async (url: string): Promise<string | undefined> => {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    return undefined
  } catch (error) {
    return `no answer (${reasonOf(error instanceof Error && error.cause ? error.cause : error)})`
  }
}

const certificate = async (siteUrl: string): Promise<ProbeResult<number | string>> => {
  const { hostname, port } = new URL(siteUrl)
  const name = isIP(hostname) ? {} : { servername: hostname }
  const socket = connect({ host: hostname, port: Number(port || 443), ...name })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) })
    const ends = Date.parse(socket.getPeerCertificate().valid_to)
    return { answer: Math.floor((ends - Date.now()) / day) }
  } catch (error) {
    const code = reasonOf(error)
    if (code === 'ABORT_ERR') return { why: `${hostname} did not answer in time` }
    if (code === 'EAI_AGAIN') return { why: `${hostname} could not be looked up (${code})` }
    return { answer: `the connection fails (${code})` }
  } finally {
    socket.destroy()
  }
}

/** Probes of network and disk, each with a timeout. */
export const realProbes = (dataDir: string): SettingsProbes => ({
  smtp,
  webhook,
  certificate,
  newestBackup: async () => newestBackup(dataDir),
})
