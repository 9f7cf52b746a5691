import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@/tests/servers/free-port'

const root = fileURLToPath(new URL('../..', import.meta.url))
// The first start creates the database and its demo content, slowly on a busy machine.
const startTimeoutMs = 180_000

/** A running program of dist/. */
export interface Program {
  url: string
  /** Returns the output so far. */
  output(): string
  /** Stops the program like Ctrl-C. @returns its exit code */
  stop(): Promise<number | null>
  /** Kills the program, like a crash. */
  kill(): Promise<void>
}

/**
 * Starts a built program, on a free port by default, and waits until `path` responds with a status
 * below 500.
 * @param name of the file in dist/
 */
export async function startProgram(
  name: 'server' | 'backend',
  path: string,
  environment: Record<string, string>,
  fixedPort?: number,
): Promise<Program> {
  const port = fixedPort ?? (await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const ports = { PORT: String(port), BACKEND_PORT: String(port) }
  const log = await openLog(`${name}-${port}.log`)
  const child = spawnBuilt(name, { HOST: '127.0.0.1', SITE_URL: url, ...ports, ...environment })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      log.write(chunk)
    })
  }
  const exit = once(child, 'exit')
  const output = () => Buffer.concat(chunks).toString()
  const endWith = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exit
    return child.exitCode
  }
  try {
    await waitForResponse(url + path, child)
  } catch (error) {
    await endWith('SIGKILL')
    throw new Error(`dist/${name}.js did not start:\n${output()}`, { cause: error })
  }
  return {
    url,
    output,
    stop: () => endWith('SIGINT'),
    kill: async () => {
      await endWith('SIGKILL')
    },
  }
}

/** Opens a log for the output of a program, in the folder of test results. */
async function openLog(name: string): Promise<WriteStream> {
  const folder = join(root, 'test-results')
  await mkdir(folder, { recursive: true })
  return createWriteStream(join(folder, name), { flags: 'a' })
}

/** Runs a built program to its end. @returns its output @throws Error if it fails */
export async function runProgram(
  name: 'files' | 'seed' | 'user',
  environment: Record<string, string>,
  parameters: readonly string[] = [],
): Promise<string> {
  const child = spawnBuilt(name, environment, parameters)
  const output: Buffer[] = []
  const errorOutput: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => errorOutput.push(chunk))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`dist/${name}.js failed:\n${Buffer.concat(errorOutput)}`)
  return Buffer.concat(output).toString()
}

function spawnBuilt(
  name: string,
  environment: Record<string, string>,
  parameters: readonly string[] = [],
): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env
  const base = { PATH, HOME, TMPDIR, TZ: 'America/St_Johns', NODE_ENV: 'production' as const }
  return spawn(process.execPath, [`dist/${name}.js`, ...parameters], {
    cwd: root,
    env: { ...base, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function waitForResponse(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode}.`)
    const status = await fetch(url, { redirect: 'manual' }).then(
      (response) => response.status,
      () => null,
    )
    if (status !== null && status < 500) return
    if (Date.now() > deadline) throw new Error(`${url} responds with ${status ?? 'nothing'}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
