import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { readBackendEnv } from './env'
import { startBackend } from './start'

/** How long requests may take to finish when the process is asked to stop. */
const graceMs = 9000

/** `npm run backend`: the backend alone, for a site that names it in BACKEND_URL. */
async function main(): Promise<void> {
  const env = readBackendEnv()
  const backend = await startBackend(env)
  const server = serve(
    { fetch: backend.fetch, port: env.BACKEND_PORT, hostname: env.BACKEND_HOST },
    ({ port }) => {
      print(`The backend listens: http://${env.BACKEND_HOST}:${port}`)
      for (const { email, password } of backend.demoAccounts) print(`  ${email}  ${password}`)
    },
  )
  server.on('error', fail)

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    backend.endStreams()
    await closeServer(server as Server)
    await backend.stop()
    process.exit()
  }
  process.on('SIGINT', () => void stop().catch(fail))
  process.on('SIGTERM', () => void stop().catch(fail))
}

/** Lets requests finish; what has not after the grace is cut off. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(cut)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

main().catch(fail)
