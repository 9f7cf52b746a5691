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
  // Development's tools get changes over a WebSocket. Next takes upgrades from the server it is given, from its
  // first request on; the handler that `getUpgradeHandler` offers leaves them unanswered.
  const upgrades = createServer()
  if (!options.dev) applyBuiltConfig()
  // Next compares addresses under the name it is given and writes 127.0.0.1 as localhost: it is given the latter.
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
 * Makes Next use the configuration that the build resolved, as its own standalone server does. Otherwise it would evaluate
 * next.config.ts at each start, with two compilers and a file watcher, which keep 60 MB.
 */
function applyBuiltConfig(): void {
  const file = join(projectRoot, '.next/required-server-files.json')
  const { config } = builtFiles.parse(JSON.parse(readFileSync(file, 'utf8')))
  setEnv('__NEXT_PRIVATE_STANDALONE_CONFIG', JSON.stringify(config))
}
