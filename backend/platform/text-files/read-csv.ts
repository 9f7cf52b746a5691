import { setImmediate } from 'node:timers/promises'
import { normalizeText } from '@/lib/contract/common/normalize-text'
import { looksLikeFormula } from './csv'
import { CsvError, type CsvLimits, RowSplitter } from './split-rows'

const separators = [';', ',', '\t', '|'] as const
/** Size of the text in which the separator is detected, and of the parts between pauses. */
const partBytes = 64 * 1024

type Separator = (typeof separators)[number]
type Encoding = 'utf-8' | 'utf-16' | 'windows-1252'

/** A parsed table, header first. `line` counts rows as spreadsheets do, including empty ones. */
export interface CsvTable {
  encoding: Encoding
  separator: Separator
  rows: { line: number; cells: string[] }[]
}

/**
 * Parses CSV of spreadsheet programs: UTF-8, UTF-16 or Windows-1252; semicolons, commas, tabs or |.
 * Trims cells, and skips empty rows and the row `sep=;`.
 * @throws CsvError, also at the first exceeded limit
 */
export async function readCsv(file: Blob, limits: CsvLimits): Promise<CsvTable> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  // Spreadsheet programs write UTF-16 with a byte order mark.
  if (first === 0xff && second === 0xfe) return readEncoded(file, { label: 'utf-16le', encoding: 'utf-16', limits })
  if (first === 0xfe && second === 0xff) return readEncoded(file, { label: 'utf-16be', encoding: 'utf-16', limits })
  try {
    return await readEncoded(file, { label: 'utf-8', encoding: 'utf-8', limits })
  } catch (error) {
    if (!(error instanceof OtherEncodingError)) throw error
    return readEncoded(file, { label: 'windows-1252', encoding: 'windows-1252', limits })
  }
}

/** The bytes are not UTF-8. */
class OtherEncodingError extends Error {}

interface CsvEncoding {
  label: string
  encoding: Encoding
  limits: CsvLimits
}

async function readEncoded(file: Blob, { label, encoding, limits }: CsvEncoding): Promise<CsvTable> {
  const head = new TextDecoder(label).decode(await file.slice(0, partBytes).arrayBuffer())
  const [, name] = /^"?sep=([;,\t|])/i.exec(head) ?? []
  const namedSeparator = separators.find((candidate) => candidate === name)
  const separator = namedSeparator ?? detectSeparator(head)
  const rows: CsvTable['rows'] = []
  const splitter = new RowSplitter(separator, limits, (cells, line) => {
    const texts = cells.some((cell) => cell !== '') ? cells.map(toPlainText) : []
    if (texts.every((text) => text === '')) return
    if (line === 1 && namedSeparator !== undefined) return
    if (rows.length > limits.lines) throw new CsvError('lines', line)
    rows.push({ line, cells: texts })
  })
  for await (const text of decode(file, label)) {
    if (text.includes('\0')) throw new CsvError('binary', 1)
    splitter.push(text)
    // A file in memory has no pauses, so other requests get one here.
    await setImmediate()
  }
  splitter.end()
  return { encoding, separator, rows }
}

/** Decodes a file in parts. @throws OtherEncodingError for invalid UTF-8 */
async function* decode(file: Blob, label: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(label, { fatal: label === 'utf-8' })
  const readNext = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined })
    } catch (error) {
      throw new OtherEncodingError('not UTF-8', { cause: error })
    }
  }
  for await (const bytes of file.stream()) {
    for (let offset = 0; offset < bytes.byteLength; offset += partBytes)
      yield readNext(bytes.subarray(offset, offset + partBytes))
  }
  yield readNext()
}

/** Returns the separator with the most columns in the header. */
function detectSeparator(head: string): Separator {
  const candidates = separators.map((separator) => ({ separator, columns: countColumns(head, separator) }))
  return candidates.reduce((best, candidate) => (candidate.columns > best.columns ? candidate : best)).separator
}

/** Counts the columns of the first row, which may be truncated. */
function countColumns(text: string, separator: Separator): number {
  let columns = 0
  const splitter = new RowSplitter(separator, { columns: Infinity, cell: Infinity }, (cells, line) => {
    if (line === 1) columns = cells.length
  })
  for (let position = 0; position < text.length && columns === 0; ) {
    const end = text.indexOf('\n', position) + 1 || text.length
    splitter.push(text.slice(position, end))
    position = end
  }
  return columns || splitter.width
}

function toPlainText(cell: string): string {
  const text = normalizeText(cell).trim()
  return hasFormulaMark(text) ? text.slice(1) : text
}

const hasFormulaMark = (text: string) => text.startsWith("'") && looksLikeFormula(text)
