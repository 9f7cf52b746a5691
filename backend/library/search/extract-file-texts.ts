import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fileTexts } from '@/backend/platform/db/schema/library/search'
import type { Services } from '@/backend/platform/services'
import { downloadKey } from '../downloads/file-storage'
import { readPdfText } from './read-pdf-text'

type Parts = Pick<Services, 'db' | 'storage' | 'log' | 'clock'>

/** Interval of the search for files without a text. */
const pollMs = 30_000
/** Larger files are found only by their names and titles. */
const maxBytes = 30_000_000

interface Waiting extends Record<string, unknown> {
  hash: string
  byteSize: number
}

/**
 * Extracts the texts of the PDFs that have none yet, one after another. An unreadable PDF gets an
 * empty text, so that it is not tried again. If several servers read the same file, the first text
 * stays.
 */
export async function extractFileTexts(
  { db, storage, log, clock }: Parts,
  stopping: AbortSignal,
): Promise<void> {
  const tried: string[] = []
  while (!stopping.aborted) {
    const { rows } = await db.execute<Waiting>(sql`
      SELECT hash, byte_size AS "byteSize" FROM download_files AS file
      WHERE mime = 'application/pdf' AND hash <> ALL (${sql.param(tried)}::text[])
        AND NOT EXISTS (SELECT FROM file_texts WHERE file_texts.hash = file.hash)
      ORDER BY random() LIMIT 1`)
    const [file] = rows
    if (!file) return
    const { hash, byteSize } = file
    let text = ''
    try {
      // The file storage may return a buffer with trailing data.
      const bytes = async () => (await storage.getBytes(downloadKey(hash))).subarray(0, byteSize)
      if (byteSize <= maxBytes) text = await readPdfText(await bytes())
    } catch (error) {
      log.warn({ err: error, file: hash }, 'A file has no text that searches could look through')
    }
    if (stopping.aborted) return
    tried.push(hash)
    await db.insert(fileTexts).values({ hash, text, extractedAt: clock() }).onConflictDoNothing()
  }
}

/** Starts the extraction in the background. */
export function startTextExtraction(parts: Parts): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const work = async () => {
    while (!stopping.signal.aborted) {
      await extractFileTexts(parts, stopping.signal).catch((error: unknown) => {
        parts.log.error({ err: error }, 'Texts of files cannot be read at present')
      })
      await sleep(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  const done = work()
  return {
    async stop() {
      stopping.abort()
      await done
    },
  }
}
