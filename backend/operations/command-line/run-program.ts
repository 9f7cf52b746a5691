import { createInterface } from 'node:readline/promises'
import { openDatabase } from '@/backend/platform/embedded/open-site-database'
import { readBackendEnv } from '@/backend/platform/env'
import { failWithUsage } from '@/backend/platform/runtime/usage-error'
import type { Services } from '@/backend/platform/services'
import { showHelp } from '@/lib/node/command-line.mjs'
import { createLog } from '@/lib/node/log'
import { print } from '@/lib/node/terminal'
import { createServices } from '../create-services'

/** Services and streams of a command-line program. */
export interface ProgramServices extends Services {
  /** Reads the first line of stdin. */
  readLine(): Promise<string>
  print(line: string): void
}

interface Program<Command> {
  /** Usage text for invalid arguments. */
  usage: string
  /** Parses the arguments. @throws UsageError */
  parse: (words: readonly string[]) => Command
  run: (services: ProgramServices, command: Command) => Promise<void>
}

/**
 * Runs a program on PostgreSQL or, while the site is stopped, on the embedded database. Exits with
 * code 1 after an error.
 */
export function runProgram<Command>({ usage, parse, run }: Program<Command>): void {
  const fail = failWithUsage(usage)

  async function main(): Promise<void> {
    showHelp(usage)
    const command = parse(process.argv.slice(2))
    const env = readBackendEnv()
    const log = createLog(env)
    const connection = await openDatabase(env, log, fail)
    try {
      const services = await createServices({ connection, env, log })
      await run({ ...services, readLine, print }, command)
    } finally {
      await connection.close()
    }
  }

  main().catch(fail)
}

async function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) return line
  return ''
}
