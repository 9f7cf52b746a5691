import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { ensureDatabase } from './database-folder.mjs'
import { createNotificationReader } from './notification-reader.mjs'

/**
 * Types of messages after which further messages of a statement follow: Parse, Bind, Describe,
 * Execute, Close and Flush.
 */
const statementParts = new Set(Buffer.from('PBDECH'))

/**
 * Worker thread with the embedded database, which it serves on a Unix socket. Posts `ready`,
 * notifications as `{ channel, payload }` and `stopped`; receives `stop`. Plain JavaScript, because
 * a worker loads its file directly.
 */
ensureDatabase(workerData.dataDir)
// Several compiling threads would leave 50 MB of fragmented memory.
setFlagsFromString('--wasm-num-compilation-tasks=1')
const database = await PGlite.create({
  dataDir: workerData.dataDir,
  extensions: { trigrams },
  // The default of 128 MB would fill up. The operating system caches the files anyway.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
})
relayNotifications()
keepStatementsWhole()
const server = new PGLiteSocketServer({ db: database, path: workerData.socket, maxConnections: 6 })
await server.start()

/** Posts the notifications of all connections. PGlite sends them only to their sender. */
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
 * Keeps the messages of a statement together. The socket server would otherwise serve another
 * connection of the shared session in between. An unfinished statement therefore counts as a
 * transaction.
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
