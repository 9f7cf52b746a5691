import { maxPdfMilliseconds, pdfLimits } from '@/backend/platform/pdf/pdf-limits'
import { runPdfThread } from '@/backend/platform/pdf/run-pdf-thread'
import { normalizeText } from '@/lib/contract/common/normalize-text'

const program = 'backend/library/search/pdf-text-program.mjs'

const defaultLimits = { maxPages: pdfLimits.pages, maxCharacters: 200_000 }

/**
 * Extracts the text of a PDF in a separate thread, which limits time and memory. The limits are
 * those of uploads by visitors. Only the first pages of a long PDF are read.
 * @throws Error if it is not a PDF, is encrypted, or exceeds the limits of time or size
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
  if (typeof text !== 'string') return ''
  // PostgreSQL cannot store NUL characters and unpaired surrogates.
  return joinHyphenated(normalizeText(text.replaceAll('\0', ' ')).replace(/\p{Cs}/gu, ' '))
}

/**
 * Joins words that are hyphenated at the end of a line. Keeps the hyphen before a capital letter or
 * a digit, and before a conjunction: “Theater- und Orchesterverbände”.
 */
function joinHyphenated(text: string): string {
  return text
    .replace(/\u00ad\s*/g, '')
    .replace(/(?<=\p{L})[-\u2010]\n(?=\p{Ll})(?!(?:und|oder|bzw|sowie|bis|and|or|to)\b)/gu, '')
    .replace(/(?<=\p{L}[-\u2010])\n(?=[\p{Lu}\p{N}])/gu, '')
}
