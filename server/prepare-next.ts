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

/** Prepares Next from the sources (`dev`) or the build. */
export async function prepareNext(options: { dev: boolean; port: number }): Promise<PreparedNext> {
  // The development tools use a WebSocket. Next attaches its upgrade listener to `httpServer`.
  const upgrades = createServer()
  if (!options.dev) applyBuiltConfig()
  // Next compares addresses with this name and rewrites 127.0.0.1 to it.
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
 * Passes the resolved configuration of the build to Next. Evaluating next.config.ts at each start
 * would take 60 MB.
 */
function applyBuiltConfig(): void {
  const file = join(projectRoot, '.next/required-server-files.json')
  const { config } = builtFiles.parse(JSON.parse(readFileSync(file, 'utf8')))
  setEnv('__NEXT_PRIVATE_STANDALONE_CONFIG', JSON.stringify(config))
}
