import pg from 'pg'
import type { Logger } from 'pino'
import { pageEventsChannel } from './page-events'
import { outboxChannel } from './signal'
import { tagChannel } from './tag-source'

/** Subscribes a connection to all channels. */
export const listenStatement = `LISTEN ${tagChannel}; LISTEN ${outboxChannel}; LISTEN ${pageEventsChannel}`

const retryAfterMs = 1000
/** Attempts for the first connection, after timeouts only. */
const firstAttempts = 4

interface Pace {
  /** Interval between checks of the connection. */
  heartbeatMs: number
  /** Maximum time for a response. */
  responseMs: number
}

interface NotificationHandlers {
  handleNotification(notification: { channel: string; payload?: string }): void
  /** Called when notifications may have been lost. */
  handleGap(): void
}

/**
 * Keeps a connection for notifications. Checks it regularly, because network failures do not close
 * it. Reopens a lost connection and then calls `handleGap`.
 * @throws if the first connection is refused or times out repeatedly, as on a busy machine
 */
export async function listenWithReconnects(
  url: string,
  { handleNotification, handleGap }: NotificationHandlers,
  log: Logger,
  { heartbeatMs, responseMs }: Pace = { heartbeatMs: 15_000, responseMs: 5000 },
): Promise<{ close(): Promise<void> }> {
  let client = await connectFirst(firstAttempts)
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<pg.Client> {
    const candidate = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: responseMs,
      query_timeout: responseMs,
    })
    const listen = () => candidate.query(listenStatement)
    let heartbeat: NodeJS.Timeout | undefined
    let isLost = false
    const handleLoss = () => {
      if (isLost) return
      isLost = true
      clearInterval(heartbeat)
      reconnectLater()
    }
    const abandonConnection = (error: unknown) => {
      if (isLost) return
      log.warn({ err: error }, 'The connection for notifications does not respond')
      handleLoss()
      candidate.end().catch(() => undefined)
    }
    candidate.on('notification', handleNotification)
    candidate.on('error', (error) => log.warn({ err: error }, 'The connection for notifications was lost'))
    try {
      await candidate.connect()
      await listen()
    } catch (error) {
      candidate.end().catch(() => undefined)
      throw error
    }
    candidate.once('end', handleLoss)
    heartbeat = setInterval(() => void listen().catch(abandonConnection), heartbeatMs)
    return candidate
  }

  async function connectFirst(attempts: number): Promise<pg.Client> {
    try {
      return await connect()
    } catch (error) {
      if (attempts === 1 || !isTimeout(error)) throw error
      log.warn({ err: error }, 'The database does not respond in time; the connection is retried')
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
      handleGap()
    } catch (error) {
      log.warn({ err: error }, 'The connection for notifications cannot be opened yet')
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

/** Returns true for a timeout of `pg`. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && /^(?:timeout expired|Query read timeout)$/.test(error.message)
}
