import pg from 'pg'
import type { Logger } from 'pino'
import { type TagHub, tagChannel } from './tag-source'

const retryAfterMs = 1000

/**
 * Keeps one connection that hears changed tags. When it is lost it is opened again, each second until it works, and
 * then everything is announced as changed, since changes may have been missed meanwhile.
 * @throws when the first connection fails
 */
export async function listenForTags(
  url: string,
  tags: TagHub,
  log: Logger,
): Promise<{ close(): Promise<void> }> {
  let client = await connect()
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      reconnectLater()
    }
    opened.on('notification', tags.hear)
    opened.on('error', (error) => log.warn({ err: error }, 'The connection for change notices broke'))
    await opened.connect()
    await opened.query(`LISTEN ${tagChannel}`)
    opened.once('end', lose)
    return opened
  }

  function reconnectLater(): void {
    if (isClosed) return
    retry = setTimeout(() => void reconnect(), retryAfterMs)
  }

  async function reconnect(): Promise<void> {
    try {
      client = await connect()
      if (isClosed) return await client.end()
      tags.announce(['*'])
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
