import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '../project-root'

/** Why a thread gave no answer: it took too long, too much memory, or failed. */
type Failure = 'late' | 'memory' | 'failed'

/** A thread that worked on a PDF gave no answer. */
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
 * Runs a program on a PDF in a thread, so that the file takes neither the server's time nor its
 * memory. The thread ends with the answer, or when its time is over.
 * @param program its path below the project
 * @param parameters of the program, with the bytes of the PDF
 * @returns the program's message
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
