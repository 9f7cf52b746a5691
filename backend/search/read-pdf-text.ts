import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '../project-root'

const program = join(projectRoot, 'backend/search/pdf-text-program.mjs')

const defaultLimits = { maxPages: 500, maxCharacters: 200_000, maxMilliseconds: 20_000 }

/**
 * The text of a PDF, read in a thread of its own: whatever the file does there takes neither the server's time nor its memory.
 * @throws when it is none, is encrypted, or takes too long or too much
 */
export async function readPdfText(
  bytes: Uint8Array,
  limits: Partial<typeof defaultLimits> = {},
): Promise<string> {
  const { maxMilliseconds, ...ofText } = { ...defaultLimits, ...limits }
  const worker = new Worker(program, {
    workerData: { bytes: Uint8Array.from(bytes), ...ofText },
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const text = await new Promise<unknown>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The PDF takes too long to be read.')), maxMilliseconds)
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The PDF cannot be read.')))
    })
    // No text in the database has a NUL or half of a pair.
    return typeof text === 'string' ? text.replaceAll('\0', ' ').replace(/\p{Cs}/gu, ' ') : ''
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
