import { createInterface } from 'node:readline/promises'
import { createLog } from '@/lib/node/log'
import { print } from '@/lib/node/terminal'
import { createServices } from '../create-services'
import { readBackendEnv } from '../env'
import { openDatabase } from '../open-database'
import { readCommand, UsageError, usage } from './arguments'
import { runUserCommand } from './run'

/** `npm run user`: administers accounts, on PostgreSQL or, while the site is stopped, on the embedded database. */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2))
  const env = readBackendEnv()
  const log = createLog(env)
  const connection = await openDatabase(env, log, fail)
  try {
    const services = await createServices({ connection, env, log })
    await runUserCommand({ ...services, readLine, print }, command)
  } finally {
    await connection.close()
  }
}

async function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) return line
  return ''
}

function fail(error: unknown): never {
  const text = error instanceof Error ? error.message : String(error)
  process.stderr.write(error instanceof UsageError ? `${text}\n\n${usage}\n` : `${text}\n`)
  process.exit(1)
}

main().catch(fail)
