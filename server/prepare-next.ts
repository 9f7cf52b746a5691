import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import createNext from 'next'
import { z } from 'zod'
import { setEnv } from '@/lib/env'
import type { PageHandler } from './html/render-page'
import { projectRoot } from './project-root'

const builtFiles = z.object({ config: z.record(z.string(), z.unknown()) })

export interface PreparedNext {
  handler: PageHandler
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): Promise<void>
}

/** Prepares Next, from the build or, with `dev`, from the sources. */
export async function prepareNext(options: { dev: boolean; port: number }): Promise<PreparedNext> {
  // Development tools use a WebSocket. Next handles upgrades of the server in its options, from the
  // first request on; the handler of `getUpgradeHandler` leaves them unanswered.
  const upgrades = createServer()
  if (!options.dev) applyBuiltConfig()
  // Next compares addresses with this name, and writes 127.0.0.1 as localhost.
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

/**
 * Makes Next use the configuration that the build resolved, as its standalone server does.
 * Otherwise each start would evaluate next.config.ts with two compilers and a file watcher, which
 * hold 60 MB.
 */
function applyBuiltConfig(): void {
  const file = join(projectRoot, '.next/required-server-files.json')
  const { config } = builtFiles.parse(JSON.parse(readFileSync(file, 'utf8')))
  setEnv('__NEXT_PRIVATE_STANDALONE_CONFIG', JSON.stringify(config))
}
