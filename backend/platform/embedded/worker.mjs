import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { ensureDatabase } from './database-folder.mjs'
import { createNotificationReader } from './notification-reader.mjs'

/**
 * First bytes of Parse, Bind, Describe, Execute, Close and Flush: more messages of the statement
 * follow.
 */
const statementParts = new Set(Buffer.from('PBDECH'))

/**
 * Worker thread of the embedded database, so that its work does not block the server's event loop.
 * It serves the Postgres protocol on a Unix socket. Input: `dataDir` and `socket`. Messages out:
 * `ready`, each notification as `{ channel, payload }`, `stopped`; in: `stop`. A failure ends the
 * thread. Plain JavaScript: the thread runs this file directly in builds, development and tests.
 */
ensureDatabase(workerData.dataDir)
// Compilation of PGlite by several threads leaves some 50 MB of fragmented memory, more with more
// processors.
setFlagsFromString('--wasm-num-compilation-tasks=1')
const database = await PGlite.create({
  dataDir: workerData.dataDir,
  extensions: { trigrams },
  // PostgreSQL's default of 128 MB would eventually be used completely; the system caches files
  // anyway.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
})
relayNotifications()
keepStatementsWhole()
const server = new PGLiteSocketServer({ db: database, path: workerData.socket, maxConnections: 6 })
await server.start()

/**
 * All socket connections are one PGlite session, so only the connection that caused a notification
 * receives it. This relays all notifications to the server.
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
 * A statement with parameters consists of several messages, the last is Sync. The socket server
 * would interleave messages of other connections, which share the session: their statement could
 * run instead, or with the wrong parameters. An unfinished statement therefore counts as a
 * transaction, during which only one connection is served.
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
