import pg from 'pg'
import type { Logger } from 'pino'
import { pageEventsChannel } from './page-events'
import { outboxChannel } from './signal'
import { tagChannel } from './tag-source'

/** Subscribes a connection to everything that the database announces. */
export const listenStatement = `LISTEN ${tagChannel}; LISTEN ${outboxChannel}; LISTEN ${pageEventsChannel}`

const retryAfterMs = 1000
/** How often the first connection is tried where the database says nothing in time. */
const firstAttempts = 4

interface Pace {
  /** How often the connection is tried. */
  heartbeatMs: number
  /** How long the database may take to answer. */
  answerMs: number
}

interface NotificationHandlers {
  handleNotification(notification: { channel: string; payload?: string }): void
  /** Called when notifications may have been missed. */
  missed(): void
}

/**
 * Keeps one connection that hears what the database announces, and tries it from time to time, since a network that falls
 * silent ends no connection. When it is lost it is opened again, each second until it works, and then `missed` is called.
 * @throws when the first connection is refused, or has no answer several times: a program that starts on a busy machine does not
 * hear the first ones in time, since it is loading its code
 */
export async function keepListening(
  url: string,
  { handleNotification, missed }: NotificationHandlers,
  log: Logger,
  { heartbeatMs, answerMs }: Pace = { heartbeatMs: 15_000, answerMs: 5000 },
): Promise<{ close(): Promise<void> }> {
  let client = await connectFirst(firstAttempts)
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    })
    const listen = () => opened.query(listenStatement)
    let heartbeat: NodeJS.Timeout | undefined
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      clearInterval(heartbeat)
      reconnectLater()
    }
    const giveUp = (error: unknown) => {
      if (isLost) return
      log.warn({ err: error }, 'The connection for change notices fell silent')
      lose()
      opened.end().catch(() => undefined)
    }
    opened.on('notification', handleNotification)
    opened.on('error', (error) => log.warn({ err: error }, 'The connection for change notices broke'))
    try {
      await opened.connect()
      await listen()
    } catch (error) {
      opened.end().catch(() => undefined)
      throw error
    }
    opened.once('end', lose)
    heartbeat = setInterval(() => void listen().catch(giveUp), heartbeatMs)
    return opened
  }

  async function connectFirst(attempts: number): Promise<pg.Client> {
    try {
      return await connect()
    } catch (error) {
      if (attempts === 1 || !isTimeout(error)) throw error
      log.warn({ err: error }, 'The database does not answer in time and is tried again')
      return connectFirst(attempts - 1)
    }
  }

  function reconnectLater(): void {
    if (isClosed) return
    retry = setTimeout(() => void reconnect(), retryAfterMs)
  }

  async function reconnect(): Promise<void> {
    try {
      client = await connect()
      if (isClosed) return await client.end()
      missed()
    } catch (error) {
      log.warn({ err: error }, 'The connection for change notices cannot be opened yet')
      reconnectLater()
    }
  }

  return {
    async close() {
      isClosed = true
      clearTimeout(retry)
      await client.end()
    },
  }
}

/** Whether `pg` gave up waiting, for a connection or for an answer. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && /^(?:timeout expired|Query read timeout)$/.test(error.message)
}
