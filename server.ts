import type { Transport } from '@/lib/api/transport'
import { type Env, readEnv } from '@/lib/env'
import { createHttpTransport } from '@/server/http-transport'
import { prepareNext } from '@/server/prepare-next'
import { startSite } from '@/server/start-site'

/** One Ctrl-C reaches this process twice under npm, from the terminal and from npm: what follows closely is the same. */
const signalEchoMs = 500

interface RunningBackend {
  transport: Transport
  stop(): Promise<void>
  demoAccounts?: { email: string; password: string }[]
}

async function openBackend(env: Env): Promise<RunningBackend> {
  if (env.BACKEND_URL) {
    const { BACKEND_URL: backendUrl, BACKEND_TOKEN: token, SITE_URL: siteUrl } = env
    const transport = createHttpTransport({ backendUrl, siteUrl, token })
    return { transport, stop: async () => transport.close() }
  }
  const { startBackend } = await import('@/backend/start')
  const backend = await startBackend()
  return { transport: backend.fetch, stop: backend.stop, demoAccounts: backend.demoAccounts }
}

async function main(): Promise<void> {
  const env = readEnv()
  const opening = openBackend(env)
  // Next is made ready while the database opens in its own thread. Should it fail, startSite tells.
  const preparing = prepareNext({ dev: env.NODE_ENV === 'development', port: env.PORT })
  preparing.catch(() => undefined)
  const backend = await opening
  const site = await startSite(env, backend.transport, preparing).catch(async (error: unknown) => {
    await backend.stop()
    throw error
  })
  print(`Bühnenhaus is open: ${site.url}`)
  for (const { email, password } of backend.demoAccounts ?? []) print(`  ${email}  ${password}`)

  let stoppingSince: number | null = null
  const stop = async () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > signalEchoMs) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    print('Closing …')
    await site.stop()
    await backend.stop()
    process.exit()
  }
  process.on('SIGINT', () => void stop().catch(fail))
  process.on('SIGTERM', () => void stop().catch(fail))
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Errors at the start are for the person who started it: what is wrong, without a stack. */
function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

main().catch(fail)
