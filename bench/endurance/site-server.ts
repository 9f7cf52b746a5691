import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { lowMemory } from '../../scripts/support/low-memory.mjs'

const nanosecondsPerMs = 1e6

const root = fileURLToPath(new URL('../..', import.meta.url))
// Generous, for a busy machine.
const startTimeoutMs = 180_000
const pollMs = 20
const probeTimeoutMs = 5000
/** The number of stored output lines, for error messages. */
const maxLines = 200

/** The time until a server was ready. */
export interface ReadyTime {
  /** Elapsed time, including the start of Node. */
  ms: number
  /**
   * The estimated time on an idle machine: without the waits of its threads for a processor, but at
   * least their processor time.
   */
  ownMs: number
}

/** A process of the built site, which can be stopped, killed and restarted on the same port. */
export class SiteServer {
  readonly url: string
  private child: ChildProcess | null = null
  private exit: Promise<unknown> = Promise.resolve()
  private lines: string[] = []

  constructor(
    readonly name: string,
    private readonly port: number,
    private readonly environment: Record<string, string>,
  ) {
    this.url = `http://127.0.0.1:${port}`
  }

  /** The last output lines of all starts. */
  get output(): string {
    return this.lines.join('')
  }

  /**
   * Starts the server and waits until it is ready.
   * @throws Error with the output if it ends early or exceeds the timeout
   */
  async start(): Promise<ReadyTime> {
    const startMs = performance.now()
    const child = runBuilt('server', { ...this.environment, PORT: String(this.port) })
    this.child = child
    this.exit = once(child, 'exit')
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.lines = [...this.lines, String(chunk)].slice(-maxLines)
      })
    }
    while (!(await isReady(this.url))) {
      if (child.exitCode !== null || performance.now() - startMs > startTimeoutMs) {
        throw new Error(`Server ${this.name} did not start:\n${this.output}`)
      }
      await wait(pollMs)
    }
    const ms = performance.now() - startMs
    const { usedMs, waitedMs } = await readProcessorTime(child.pid ?? 0)
    // Threads run in parallel: their total may exceed the elapsed time.
    return { ms, ownMs: Math.min(ms, Math.max(usedMs, ms - waitedMs)) }
  }

  /** Waits until the server is ready again. */
  async waitUntilReady(): Promise<ReadyTime> {
    const startMs = performance.now()
    while (!(await isReady(this.url))) {
      if (performance.now() - startMs > startTimeoutMs) throw new Error(`Server ${this.name} is not ready.`)
      await wait(pollMs)
    }
    const ms = performance.now() - startMs
    return { ms, ownMs: ms }
  }

  /** Reads the processor time since the start. */
  async processorMs(): Promise<number> {
    const { usedMs } = await readProcessorTime(this.child?.pid ?? 0)
    return usedMs
  }

  /** Lets `peakMb` count from now (Linux). */
  async resetPeak(): Promise<void> {
    await writeFile(`/proc/${this.child?.pid}/clear_refs`, '5').catch(() => undefined)
  }

  /** Reads the highest resident memory since reset or start in MB (Linux; 0 on other systems). */
  peakMb(): Promise<number> {
    return this.readMemory('VmHWM')
  }

  private async readMemory(field: string): Promise<number> {
    const status = await readFile(`/proc/${this.child?.pid}/status`, 'utf8').catch(() => '')
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / 1024
  }

  /** Stops the server like a service manager. @returns its exit code */
  async stop(): Promise<number | null> {
    this.child?.kill('SIGTERM')
    await this.exit
    return this.child?.exitCode ?? null
  }

  /** Kills the server. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL')
    await this.exit
  }
}

/**
 * Starts a built program with the memory limits of production, without the environment of this
 * process.
 * @param name of the file in dist/
 */
export function runBuilt(
  name: 'server' | 'init',
  environment: Record<string, string>,
  parameters: readonly string[] = [],
): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env
  const usualEnvironment = { HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...lowMemory.env }
  return spawn(process.execPath, [...lowMemory.flags, `dist/${name}.js`, ...parameters], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', ...usualEnvironment, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** Returns true if a server reports that it is ready. */
export async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health/ready/`, { signal: AbortSignal.timeout(probeTimeoutMs) })
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    return false
  }
}

/** The total times of the threads of a process. */
interface ProcessorTime {
  usedMs: number
  /** Ready to run, but without a processor. */
  waitedMs: number
}

/** Reads the processor time of a process (`schedstat` of Linux; 0 on other systems). */
async function readProcessorTime(pid: number): Promise<ProcessorTime> {
  const folder = `/proc/${pid}/task`
  const threads = await readdir(folder).catch(() => [])
  const schedstats = await Promise.all(
    threads.map((thread) => readFile(`${folder}/${thread}/schedstat`, 'utf8').catch(() => '')),
  )
  const sum = (column: number) =>
    schedstats.reduce((total, line) => total + Number(line.split(' ')[column] ?? 0), 0) / nanosecondsPerMs
  return { usedMs: sum(0), waitedMs: sum(1) }
}
