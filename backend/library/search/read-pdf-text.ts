import { maxPdfMilliseconds, pdfLimits } from '@/backend/platform/pdf/pdf-limits'
import { runPdfThread } from '@/backend/platform/pdf/run-pdf-thread'

const program = 'backend/library/search/pdf-text-program.mjs'

const defaultLimits = { maxPages: pdfLimits.pages, maxCharacters: 200_000 }

/**
 * The text of a PDF, read in a thread of its own: what the file does there takes neither the
 * server's time nor its memory. It obeys the same limits as a PDF that somebody outside the office
 * sends; of more pages it has the first.
 * @throws Error when it is none, is encrypted, or takes too long or too much
 */
export async function readPdfText(
  bytes: Uint8Array,
  {
    maxMilliseconds = maxPdfMilliseconds,
    ...limits
  }: Partial<typeof defaultLimits> & { maxMilliseconds?: number } = {},
): Promise<string> {
  const parameters = { bytes: Uint8Array.from(bytes), pdfLimits, ...defaultLimits, ...limits }
  const text = await runPdfThread(program, parameters, maxMilliseconds)
  // No text in the database has a NUL or half of a pair.
  return typeof text === 'string' ? text.replaceAll('\0', ' ').replace(/\p{Cs}/gu, ' ') : ''
}
