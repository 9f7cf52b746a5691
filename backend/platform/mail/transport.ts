import type { Message } from './compose'

/** What takes mails on their way. */
export interface MailTransport {
  /** Whether a mail server takes them, so that somebody may read them; files are for whoever tries the program. */
  isServer: boolean
  /**
   * Delivers one mail.
   * @param name tells mails apart, and is the same at every attempt
   * @param signal breaks the attempt off
   * @throws DeliveryError
   */
  send(message: Message, options: { name: string; signal: AbortSignal }): Promise<void>
  /** Ends connections that are kept for further mails. */
  close(): void
}
