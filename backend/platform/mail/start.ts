import { setTimeout } from 'node:timers/promises'
import type { Signal } from '../db/notifications/signal'
import type { BackendEnv } from '../env'
import type { Services } from '../services'
import { AcceptedMails } from './accepted-mails'
import type { ComposeDispatched } from './deliver'
import { readDkimKey } from './dkim'
import { createFileTransport } from './file-transport'
import { mailFolder } from './mail-folder'
import { createSmtpTransport } from './smtp-transport'
import { lacksMailServer, type MailTransport } from './transport'
import { type MailWorker, startMailWorker } from './worker'

/**
 * Delivers the outbox to the mail server of SMTP_URL; without one, in embedded mode, to files in
 * `DATA_DIR/mail`, whose paths go to `print`. With PostgreSQL and no mail server the mails wait.
 */
export function startMail(
  { db, env, log, clock }: Pick<Services, 'db' | 'env' | 'log' | 'clock'>,
  composeDispatched: ComposeDispatched,
  outboxSignal: Signal,
  print: (line: string) => void,
): MailWorker {
  const transport = createTransport(env, print)
  if (transport) {
    const acceptedMails = new AcceptedMails()
    return startMailWorker({
      db,
      env,
      log,
      clock,
      transport,
      composeDispatched,
      acceptedMails,
      random: Math.random,
      pause,
      outboxSignal,
    })
  }
  log.warn('SMTP_URL is missing: mails wait in the database')
  return { stop: async () => undefined }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return setTimeout(ms, undefined, { signal }).catch(() => undefined)
}

function createTransport(env: BackendEnv, print: (line: string) => void): MailTransport | null {
  if (env.SMTP_URL) return createSmtpTransport(env.SMTP_URL, readDkimKey(env))
  if (lacksMailServer(env)) return null
  return createFileTransport(mailFolder(env.DATA_DIR), (path) => print(`Mail: ${path}`))
}
