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
