import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { toSocketPath } from '../db/client'
import { projectRoot } from '../project-root'
import { prepareSocketFolder } from './socket-folder'

export interface EmbeddedServer {
  socketFolder: string
  /** Calls the listener for notifications of all connections and processes. */
  onNotification(listener: (notification: { channel: string; payload: string }) => void): void
  stop(): Promise<void>
}

const notificationSchema = z.object({ channel: z.string(), payload: z.string() })

const workerFile = join(projectRoot, 'backend/platform/embedded/worker.mjs')

/**
 * Opens or creates the embedded database, and serves it on a Unix socket in `runDir`. The caller
 * must hold the lock of the data folder.
 * @throws Error if the database cannot be opened
 */
export async function startEmbeddedServer(
  databaseDir: string,
  runDir: string,
  onFailure: (error: Error) => void,
): Promise<EmbeddedServer> {
  const folder = await prepareSocketFolder(runDir)
  const socket = toSocketPath(folder.path)
  await rm(socket, { force: true })
  const worker = new Worker(workerFile, {
    workerData: { dataDir: databaseDir, socket },
    execArgv: [],
    // The worker holds only messages in transit. By default, its garbage would grow to 48 MB.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  })
  try {
    await waitForMessage(worker, 'ready')
    // A process that can write to the socket is a superuser of the database.
    await chmod(socket, 0o600)
  } catch (error) {
    await folder.remove()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The embedded database in ${databaseDir} cannot be opened: ${reason}`, { cause: error })
  }
  let hasEnded = false
  let isStopping = false
  worker.on('error', onFailure)
  worker.on('exit', () => {
    hasEnded = true
    if (!isStopping) onFailure(new Error('The embedded database ended unexpectedly.'))
  })
  return {
    socketFolder: folder.path,
    onNotification(listener) {
      worker.on('message', (message: unknown) => {
        const notification = notificationSchema.safeParse(message)
        if (notification.success) listener(notification.data)
      })
    },
    async stop() {
      isStopping = true
      if (!hasEnded) {
        const stopMessage = waitForMessage(worker, 'stopped')
        worker.postMessage('stop')
        await stopMessage
        await worker.terminate()
      }
      await folder.remove()
    },
  }
}

function waitForMessage(worker: Worker, expectedMessage: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      finish()
    }
    const onMessage = (message: unknown) => {
      if (message === expectedMessage) settle(resolve)
    }
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = () =>
      settle(() => reject(new Error(`The embedded database ended before it was ${expectedMessage}.`)))
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
  })
}
