import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../project-root'

const program = join(projectRoot, 'backend/platform/images/picture-program.mjs')

/**
 * The whole environment of the child process, which contains no secrets. The MALLOC settings make
 * glibc return freed memory.
 */
const environment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const

/** Idle time before the process exits. Uploads often come in groups. */
const defaultIdleMs = 10_000

interface Call {
  resolve(result: unknown): void
  reject(error: Error): void
}

const messageSchema = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.string().optional(),
})

/** An operation of the picture process failed, usually because the picture is unreadable. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError'
}

/** Processes pictures in a child process, which is started on demand and exits when it is idle. */
export class PictureProcess {
  #child: ChildProcess | undefined
  #calls = new Map<number, Call>()
  #lastId = 0
  #idleTimer: NodeJS.Timeout | undefined

  constructor(private readonly idleMs = defaultIdleMs) {}

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /**
   * Runs an operation of picture-program.mjs and returns its result, which the caller must
   * validate.
   * @throws UnreadablePictureError with the message of the decoder, Error if the process ended
   */
  call(
    operation: 'readHead' | 'rasterize' | 'rewrite' | 'derive',
    ...parameters: readonly unknown[]
  ): Promise<unknown> {
    clearTimeout(this.#idleTimer)
    const child = this.#child ?? this.#start()
    this.#lastId += 1
    const id = this.#lastId
    child.ref()
    child.channel?.ref()
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject })
      child.send({ id, operation, parameters }, (error) => {
        if (error) this.#settle(id)?.reject(error)
      })
    })
  }

  /** Kills the process. Pending calls fail; the next call starts another process. */
  kill(): void {
    this.#child?.kill('SIGKILL')
  }

  #start(): ChildProcess {
    const child = fork(program, { env: environment, execArgv: [], serialization: 'advanced' })
    this.#child = child
    child.on('message', (message) => {
      const { id, result, error } = messageSchema.parse(message)
      const call = this.#settle(id)
      if (error === undefined) call?.resolve(result)
      else call?.reject(new UnreadablePictureError(error))
    })
    // Start and send errors; `exit` or the sender reports them as well.
    child.on('error', () => this.#forget(child))
    child.on('exit', () => this.#forget(child))
    return child
  }

  #settle(id: number): Call | undefined {
    const call = this.#calls.get(id)
    this.#calls.delete(id)
    if (this.#calls.size === 0) this.#becomeIdle()
    return call
  }

  /** Lets the parent exit while no call is pending, and disconnects after the idle time. */
  #becomeIdle(): void {
    const child = this.#child
    child?.unref()
    child?.channel?.unref()
    this.#idleTimer = setTimeout(() => {
      this.#forget(child)
      child?.disconnect()
    }, this.idleMs).unref()
  }

  #forget(child: ChildProcess | undefined): void {
    if (this.#child !== child) return
    clearTimeout(this.#idleTimer)
    this.#child = undefined
    const calls = [...this.#calls.values()]
    this.#calls.clear()
    for (const { reject } of calls) reject(new Error('The picture process ended.'))
  }
}

/** Shared instance. */
export const pictureProcess = new PictureProcess()
