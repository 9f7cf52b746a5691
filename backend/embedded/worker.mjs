import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/**
 * The worker thread that runs the embedded database, so that its work never holds the server's event loop. It serves
 * the Postgres protocol on a Unix socket. Given: `dataDir` and `socket`. Messages: out `ready`, in `stop`, out
 * `stopped`; a failure ends the thread. It is plain JavaScript because a thread starts it straight from its file, in the
 * build, in development and in tests alike.
 */
const database = await PGlite.create({ dataDir: workerData.dataDir })
const server = new PGLiteSocketServer({ db: database, path: workerData.socket, maxConnections: 4 })
await server.start()

async function stop() {
  await server.stop()
  await database.close()
  parentPort?.postMessage('stopped')
  parentPort?.close()
}

parentPort?.once('message', () => void stop())
parentPort?.postMessage('ready')
