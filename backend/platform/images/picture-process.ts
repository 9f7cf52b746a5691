import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../project-root'

const program = join(projectRoot, 'backend/platform/images/picture-program.mjs')

/**
 * All of its environment. It needs no secret of this process. glibc gives large blocks back as soon as they are free where
 * these are set, and only then.
 */
const environment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const

/** How long the process stays when it is idle: pictures come in groups. */
const defaultIdleMs = 10_000

interface Call {
  resolve(result: unknown): void
  reject(error: Error): void
}

const answerSchema = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.string().optional(),
})

/** The decoder could not read a picture. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError'
}

/** Processes pictures in a child process, which is started on demand and exits when it is idle. */
export class PictureProcess {
  #child: ChildProcess | undefined
  #calls = new Map<number, Call>()
  #last = 0
  #idle: NodeJS.Timeout | undefined

  constructor(private readonly idleMs = defaultIdleMs) {}

  /** The process, while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /**
   * Has the program do an operation (picture-program.mjs).
   * @returns what it returned, to be checked by the caller
   * @throws UnreadablePictureError with the decoder's words; Error when the process ended before it answered: the next
   * call starts another
   */
  call(
    operation: 'readHead' | 'rasterize' | 'rewrite' | 'derive',
    ...parameters: readonly unknown[]
  ): Promise<unknown> {
    clearTimeout(this.#idle)
    const child = this.#child ?? this.#start()
    this.#last += 1
    const id = this.#last
    child.ref()
    child.channel?.ref()
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject })
      child.send({ id, operation, parameters }, (error) => {
        if (error) this.#settle(id)?.reject(error)
      })
    })
  }

  /** Ends the process, whatever it does; calls that wait for it fail. */
  kill(): void {
    this.#child?.kill('SIGKILL')
  }

  #start(): ChildProcess {
    const child = fork(program, { env: environment, execArgv: [], serialization: 'advanced' })
    this.#child = child
    child.on('message', (message) => {
      const { id, result, error } = answerSchema.parse(message)
      const call = this.#settle(id)
      if (error === undefined) call?.resolve(result)
      else call?.reject(new UnreadablePictureError(error))
    })
    // Errors of starting and sending; `exit` or the sender reports them too.
    child.on('error', () => this.#forget(child))
    child.on('exit', () => this.#forget(child))
    return child
  }

  #settle(id: number): Call | undefined {
    const call = this.#calls.get(id)
    this.#calls.delete(id)
    if (this.#calls.size === 0) this.#rest()
    return call
  }

  /** Idle: the process does not keep its parent alive, and exits after a while. */
  #rest(): void {
    const child = this.#child
    child?.unref()
    child?.channel?.unref()
    this.#idle = setTimeout(() => {
      this.#forget(child)
      child?.disconnect()
    }, this.idleMs).unref()
  }

  #forget(child: ChildProcess | undefined): void {
    if (this.#child !== child) return
    clearTimeout(this.#idle)
    this.#child = undefined
    const calls = [...this.#calls.values()]
    this.#calls.clear()
    for (const { reject } of calls) reject(new Error('The process that works on pictures ended.'))
  }
}

/** The instance that this process shares. */
export const pictureProcess = new PictureProcess()
