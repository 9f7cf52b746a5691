import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { processorTime } from './processor-time'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Far more than is promised, for a machine that is busy with other things.
const startTimeoutMs = 180_000
const pollMs = 20
const probeTimeoutMs = 5000
/** How much of what it prints is kept, for whoever looks for the cause of a failure. */
const keptLines = 200

/** How long a server took until it was ready. */
export interface ReadyTime {
  /** By the clock, the start of Node included. */
  ms: number
  /**
   * Without what its threads waited for a processor while other programs had it, but what they used at least: how long it takes
   * where nothing else runs. On a busy machine that is an estimate.
   */
  ownMs: number
}

/** The built site as a process that is stopped, killed and started again on the same port. */
export class SiteServer {
  readonly url: string
  private child: ChildProcess | null = null
  private ended: Promise<unknown> = Promise.resolve()
  private lines: string[] = []

  constructor(
    readonly name: string,
    private readonly port: number,
    private readonly environment: Record<string, string>,
  ) {
    this.url = `http://127.0.0.1:${port}`
  }

  /** The last lines that it printed, over all its starts. */
  get output(): string {
    return this.lines.join('')
  }

  /**
   * Starts it and waits until it is ready.
   * @throws Error with what it printed, when it ends before or takes a minute
   */
  async start(): Promise<ReadyTime> {
    const began = performance.now()
    const child = runBuilt('server', { ...this.environment, PORT: String(this.port) })
    this.child = child
    this.ended = once(child, 'exit')
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.lines = [...this.lines, String(chunk)].slice(-keptLines)
      })
    }
    while (!(await isReady(this.url))) {
      if (child.exitCode !== null || performance.now() - began > startTimeoutMs) {
        throw new Error(`Server ${this.name} did not start:\n${this.output}`)
      }
      await wait(pollMs)
    }
    const ms = performance.now() - began
    const { usedMs, waitedMs } = await processorTime(child.pid ?? 0)
    // Threads run beside each other: together they may have used more than went by.
    return { ms, ownMs: Math.min(ms, Math.max(usedMs, ms - waitedMs)) }
  }

  /** Waits until it is ready again. */
  async untilReady(): Promise<ReadyTime> {
    const began = performance.now()
    while (!(await isReady(this.url))) {
      if (performance.now() - began > startTimeoutMs) throw new Error(`Server ${this.name} is not ready.`)
      await wait(pollMs)
    }
    const ms = performance.now() - began
    return { ms, ownMs: ms }
  }

  /** How many milliseconds of the processors it has used since it started. */
  async processorMs(): Promise<number> {
    const { usedMs } = await processorTime(this.child?.pid ?? 0)
    return usedMs
  }

  /** Stops it as a service manager does. @returns its exit code */
  async stop(): Promise<number | null> {
    this.child?.kill('SIGTERM')
    await this.ended
    return this.child?.exitCode ?? null
  }

  /** Ends it at once, with all that it has in memory. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL')
    await this.ended
  }
}

/** Starts a built program, with nothing of this process's settings. @param name the file below dist/ */
export function runBuilt(
  name: 'server' | 'init',
  environment: Record<string, string>,
  parameters: readonly string[] = [],
): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env
  return spawn(process.execPath, [`dist/${name}.js`, ...parameters], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** Whether a server says that it is ready. */
export async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/health/ready/`, { signal: AbortSignal.timeout(probeTimeoutMs) })
    await answer.arrayBuffer()
    return answer.status === 200
  } catch {
    return false
  }
}
