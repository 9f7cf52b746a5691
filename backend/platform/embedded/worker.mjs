import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { ensureDatabase } from './database-folder.mjs'
import { createNotificationReader } from './notification-reader.mjs'

/**
 * First bytes of the messages Parse, Bind, Describe, Execute, Close and Flush. After each of them,
 * further messages of the same statement follow.
 */
const statementParts = new Set(Buffer.from('PBDECH'))

/**
 * Worker thread that runs the embedded database, so that the event loop of the server stays free.
 * Serves the PostgreSQL protocol on a Unix socket. Input: `dataDir` and `socket`. Posts `ready`,
 * each notification as `{ channel, payload }`, and `stopped`; receives `stop`. A failure ends the
 * thread. Plain JavaScript, because a worker loads its file without the TypeScript compiler.
 */
ensureDatabase(workerData.dataDir)
// If several threads compile PGlite, about 50 MB of fragmented memory remain, and more with more
// processors.
setFlagsFromString('--wasm-num-compilation-tasks=1')
const database = await PGlite.create({
  dataDir: workerData.dataDir,
  extensions: { trigrams },
  // PostgreSQL's default of 128 MB would be used up over time. A small value is enough, because the
  // operating system caches the files.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
})
relayNotifications()
keepStatementsWhole()
const server = new PGLiteSocketServer({ db: database, path: workerData.socket, maxConnections: 6 })
await server.start()

/**
 * Relays all notifications to the server. All socket connections share one PGlite session, which
 * sends a notification only to the connection that caused it.
 */
function relayNotifications() {
  const handleNotification = createNotificationReader((notification) => parentPort?.postMessage(notification))
  const execute = database.execProtocolRawStream.bind(database)
  database.execProtocolRawStream = (message, options) =>
    execute(message, {
      ...options,
      onRawData: (data) => {
        handleNotification(data)
        options?.onRawData(data)
      },
    })
}

/**
 * Keeps the messages of one statement together. A statement with parameters has several messages,
 * the last of which is Sync. In between, the socket server would serve other connections, which
 * share the session, and could mix up statements and parameters. An unfinished statement therefore
 * counts as a transaction, during which only one connection is served.
 */
function keepStatementsWhole() {
  let isUnfinished = false
  const execute = database.execProtocolRawStream.bind(database)
  database.execProtocolRawStream = (message, options) => {
    isUnfinished = statementParts.has(message[0])
    return execute(message, options)
  }
  const isInTransaction = database.isInTransaction.bind(database)
  database.isInTransaction = () => isUnfinished || isInTransaction()
}

async function stop() {
  await server.stop()
  await database.close()
  parentPort?.postMessage('stopped')
  parentPort?.close()
}

parentPort?.once('message', () => void stop())
parentPort?.postMessage('ready')
