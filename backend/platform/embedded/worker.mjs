import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { ensureDatabase } from './database-folder.mjs'
import { createNotificationReader } from './notification-reader.mjs'

/** The first bytes of Parse, Bind, Describe, Execute, Close and Flush: more messages of the same statement follow. */
const statementParts = new Set(Buffer.from('PBDECH'))

/**
 * The worker thread that runs the embedded database, so that its work never holds the server's event loop. It serves
 * the Postgres protocol on a Unix socket. Given: `dataDir` and `socket`. Messages: out `ready`, out each
 * notification as `{ channel, payload }`, in `stop`, out `stopped`; a failure ends the thread. It is plain JavaScript because a thread starts it straight from its file, in the
 * build, in development and in tests alike.
 */
ensureDatabase(workerData.dataDir)
// The memory that several threads need to compile PGlite is fragmented and never returned: some 50 MB, more with more processors.
setFlagsFromString('--wasm-num-compilation-tasks=1')
const database = await PGlite.create({
  dataDir: workerData.dataDir,
  extensions: { trigrams },
  // PostgreSQL's own 128 MB would all be touched sooner or later. What is read again lies in the system's cache anyway.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
})
relayNotifications()
keepStatementsWhole()
const server = new PGLiteSocketServer({ db: database, path: workerData.socket, maxConnections: 6 })
await server.start()

/**
 * All connections of the socket are one session to PGlite, so only the connection that caused a notification gets it.
 * Notifications are read here and passed on to the server.
 */
function relayNotifications() {
  const read = createNotificationReader((notification) => parentPort?.postMessage(notification))
  const execute = database.execProtocolRawStream.bind(database)
  database.execProtocolRawStream = (message, options) =>
    execute(message, {
      ...options,
      onRawData: (data) => {
        read(data)
        options?.onRawData(data)
      },
    })
}

/**
 * A statement with parameters comes as several messages, the last of them Sync. Between those of one connection the socket server would
 * take those of another, which is the same session: its statement would be run in place of the first, or with its parameters. So an
 * unfinished statement counts as a transaction, in which the socket server takes messages of one connection alone.
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
