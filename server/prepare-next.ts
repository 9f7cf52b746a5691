import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import createNext from 'next'
import type { PageHandler } from './render-page'

/** One folder above this file, both as source (`server/`) and in the bundle (`dist/`). */
const projectRoot = fileURLToPath(new URL('..', import.meta.url))

export interface PreparedNext {
  handler: PageHandler
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): Promise<void>
}

/** Prepares Next, from the build or, with `dev`, from the sources. */
export async function prepareNext(options: { dev: boolean; port: number }): Promise<PreparedNext> {
  // Development's tools are told of changes over a WebSocket. Next takes upgrades from the server it is given, from its
  // first request on; the handler that `getUpgradeHandler` offers leaves them unanswered.
  const upgrades = createServer()
  // Next compares addresses under the name it is told and writes 127.0.0.1 as localhost: it is told the latter.
  const next = createNext({ ...options, hostname: 'localhost', dir: projectRoot, httpServer: upgrades })
  await next.prepare()
  const handler = next.getRequestHandler()
  return {
    handler: (request, response) => handler(request, response),
    upgrade(request, socket, head) {
      if (!upgrades.emit('upgrade', request, socket, head)) socket.destroy()
    },
    close: () => next.close(),
  }
}
