import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fileTexts } from '@/backend/platform/db/schema/library/search'
import type { Services } from '@/backend/platform/services'
import { downloadKey } from '../downloads/file-storage'
import { readPdfText } from './read-pdf-text'

type ExtractionServices = Pick<Services, 'db' | 'storage' | 'log' | 'clock'>

/** The interval between two searches for files without an extracted text. */
const pollMs = 30_000
/** The maximum size. Larger files are found only by name and title. */
const maxBytes = 30_000_000

interface PendingFile extends Record<string, unknown> {
  hash: string
  byteSize: number
}

/**
 * Extracts the missing texts of PDFs, one after another. An unreadable PDF gets an empty text, so
 * that it is not retried. If several servers read the same file, the first stored text stays.
 */
export async function extractFileTexts(
  { db, storage, log, clock }: ExtractionServices,
  stopSignal: AbortSignal,
): Promise<void> {
  const processedHashes: string[] = []
  while (!stopSignal.aborted) {
    const { rows } = await db.execute<PendingFile>(sql`
      SELECT hash, byte_size AS "byteSize" FROM download_files AS file
      WHERE mime = 'application/pdf' AND hash <> ALL (${sql.param(processedHashes)}::text[])
        AND NOT EXISTS (SELECT FROM file_texts WHERE file_texts.hash = file.hash)
      ORDER BY random() LIMIT 1`)
    const [file] = rows
    if (!file) return
    const { hash, byteSize } = file
    let text = ''
    try {
      // The storage may return a longer buffer with unrelated data at its end.
      const loadBytes = async () => (await storage.getBytes(downloadKey(hash))).subarray(0, byteSize)
      if (byteSize <= maxBytes) text = await readPdfText(await loadBytes())
    } catch (error) {
      log.warn({ err: error, file: hash }, 'The text of a file could not be extracted')
    }
    if (stopSignal.aborted) return
    processedHashes.push(hash)
    await db.insert(fileTexts).values({ hash, text, extractedAt: clock() }).onConflictDoNothing()
  }
}

/** Starts a background task that extracts the texts of new files. */
export function startTextExtraction(services: ExtractionServices): { stop(): Promise<void> } {
  const stopController = new AbortController()
  const work = async () => {
    while (!stopController.signal.aborted) {
      await extractFileTexts(services, stopController.signal).catch((error: unknown) => {
        services.log.error({ err: error }, 'Texts of files could not be extracted')
      })
      await sleep(pollMs, undefined, { signal: stopController.signal, ref: false }).catch(() => undefined)
    }
  }
  const done = work()
  return {
    async stop() {
      stopController.abort()
      await done
    },
  }
}
