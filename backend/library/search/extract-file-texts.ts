import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fileTexts } from '@/backend/platform/db/schema/library/search'
import type { Services } from '@/backend/platform/services'
import { isStorageUnavailable } from '@/backend/platform/storage/unavailable'
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
 * Extracts the missing texts of PDFs, one after another. An invalid PDF gets an empty text, so that
 * it is not retried. If several servers read the same file, the first stored text stays.
 * @param missingHashes files that the storage lacks, which this server does not retry
 * @throws Error if the files are unavailable
 */
export async function extractFileTexts(
  { db, storage, log, clock }: ExtractionServices,
  stopSignal: AbortSignal,
  missingHashes = new Set<string>(),
): Promise<void> {
  const processedHashes: string[] = []
  while (!stopSignal.aborted) {
    const { rows } = await db.execute<PendingFile>(sql`
      SELECT hash, byte_size AS "byteSize" FROM download_files AS file
      WHERE mime = 'application/pdf' AND hash <> ALL (${sql.param([...processedHashes, ...missingHashes])}::text[])
        AND NOT EXISTS (SELECT FROM file_texts WHERE file_texts.hash = file.hash)
      ORDER BY random() LIMIT 1`)
    const [file] = rows
    if (!file) return
    const { hash, byteSize } = file
    const warn = (error: unknown): null => {
      log.warn({ err: error, file: hash }, 'The text of a file could not be extracted')
      return null
    }
    let text = ''
    if (byteSize <= maxBytes) {
      const bytes = await storage.getBytes(downloadKey(hash)).catch((error: unknown) => {
        if (isStorageUnavailable(error)) throw error
        return warn(error)
      })
      if (!bytes) {
        missingHashes.add(hash)
        continue
      }
      // The storage may return a longer buffer with unrelated data at its end.
      text = (await readPdfText(bytes.subarray(0, byteSize)).catch(warn)) ?? ''
    }
    if (stopSignal.aborted) return
    processedHashes.push(hash)
    await db.insert(fileTexts).values({ hash, text, extractedAt: clock() }).onConflictDoNothing()
  }
}

/** Starts a background task that extracts the texts of new files. */
export function startTextExtraction(services: ExtractionServices): { stop(): Promise<void> } {
  const stopController = new AbortController()
  const missingHashes = new Set<string>()
  const work = async () => {
    while (!stopController.signal.aborted) {
      await extractFileTexts(services, stopController.signal, missingHashes).catch((error: unknown) => {
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
