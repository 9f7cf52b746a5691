import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import createNext from 'next'
import type { PageHandler } from './render-page'

/** One folder above this file, both as source (`server/`) and in the bundle (`dist/`). */
const projectRoot = fileURLToPath(new URL('..', import.meta.url))

interface PreparedNext {
  handler: PageHandler
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): Promise<void>
}

/** Prepares Next, from the build or, with `dev`, from the sources. */
export async function prepareNext(options: {
  dev: boolean
  hostname: string
  port: number
}): Promise<PreparedNext> {
  const next = createNext({ ...options, dir: projectRoot })
  await next.prepare()
  const handler = next.getRequestHandler()
  const upgrade = next.getUpgradeHandler()
  return {
    handler: (request, response) => handler(request, response),
    upgrade: (request, socket, head) => void upgrade(request, socket, head).catch(() => socket.destroy()),
    close: () => next.close(),
  }
}
