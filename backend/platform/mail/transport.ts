import type { BackendEnv } from '../env'
import type { Message } from './compose'

/** Delivers mails. */
export interface MailTransport {
  /** True for a mail server with real recipients; false for files, for trying the program. */
  isServer: boolean
  /**
   * Delivers one mail.
   * @param name identifies the mail, the same at every attempt
   * @param signal aborts the attempt
   * @throws DeliveryError
   */
  send(message: Message, options: { name: string; signal: AbortSignal }): Promise<void>
  /** Closes pooled connections. */
  close(): void
}

/** Returns true if mails wait in the database until a mail server is configured. */
export const lacksMailServer = ({ SMTP_URL, DATABASE_URL }: Pick<BackendEnv, 'SMTP_URL' | 'DATABASE_URL'>) =>
  !SMTP_URL && DATABASE_URL !== undefined
