import pg from 'pg'
import type { Logger } from 'pino'
import { pageEventsChannel } from './page-events'
import { outboxChannel } from './signal'
import { tagChannel } from './tag-source'

/** Subscribes a connection to all channels. */
export const listenStatement = `LISTEN ${tagChannel}; LISTEN ${outboxChannel}; LISTEN ${pageEventsChannel}`

const retryAfterMs = 1000
/** Maximum attempts for the first connection. Only timeouts are followed by another attempt. */
const maxFirstAttempts = 4

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
  let client = await connectFirst(maxFirstAttempts)
  let isClosed = false
  let retryTimer: NodeJS.Timeout | undefined

  async function connect(): Promise<pg.Client> {
    const newClient = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: responseMs,
      query_timeout: responseMs,
    })
    const listen = () => newClient.query(listenStatement)
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
      newClient.end().catch(() => undefined)
    }
    newClient.on('notification', handleNotification)
    newClient.on('error', (error) => log.warn({ err: error }, 'The connection for notifications was lost'))
    try {
      await newClient.connect()
      await listen()
    } catch (error) {
      newClient.end().catch(() => undefined)
      throw error
    }
    newClient.once('end', handleLoss)
    heartbeat = setInterval(() => void listen().catch(abandonConnection), heartbeatMs)
    return newClient
  }

  async function connectFirst(remainingAttempts: number): Promise<pg.Client> {
    try {
      return await connect()
    } catch (error) {
      if (remainingAttempts === 1 || !isTimeout(error)) throw error
      log.warn({ err: error }, 'The database does not respond in time; the connection is retried')
      return connectFirst(remainingAttempts - 1)
    }
  }

  function reconnectLater(): void {
    if (isClosed) return
    retryTimer = setTimeout(() => void reconnect(), retryAfterMs)
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
      clearTimeout(retryTimer)
      await client.end()
    },
  }
}

/** Returns true for a timeout of `pg`. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && /^(?:timeout expired|Query read timeout)$/.test(error.message)
}
