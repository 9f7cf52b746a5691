import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '../project-root'

/** `late`: timeout; `memory`: out of memory; `failed`: any other error. */
type Failure = 'late' | 'memory' | 'failed'

/** A PDF thread timed out or ended without a message. */
export class PdfThreadError extends Error {
  override readonly name = 'PdfThreadError'

  constructor(
    readonly failure: Failure,
    options?: ErrorOptions,
  ) {
    super(`The PDF cannot be read: ${failure}.`, options)
  }
}

/**
 * Runs a program on a PDF in a worker thread with limited time and memory.
 * @param program path relative to the project's root
 * @returns the first message of the thread, after which the thread is terminated
 * @throws PdfThreadError
 */
export async function runPdfThread(
  program: string,
  parameters: { bytes: Uint8Array; [name: string]: unknown },
  maxMilliseconds: number,
): Promise<unknown> {
  const worker = new Worker(join(projectRoot, program), {
    workerData: parameters,
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<unknown>((resolve, reject) => {
      timer = setTimeout(() => reject(new PdfThreadError('late')), maxMilliseconds)
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) => {
        const failure = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'failed'
        reject(new PdfThreadError(failure, { cause: error }))
      })
      worker.once('exit', () => reject(new PdfThreadError('failed')))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
