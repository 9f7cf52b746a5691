import { setImmediate } from 'node:timers/promises'
import { looksLikeFormula } from './csv'
import { CsvError, type CsvLimits, RowSplitter } from './split-rows'

const separators = [';', ',', '\t'] as const
/** How much of a file is looked at to tell its separator, and read before others are answered. */
const partBytes = 64 * 1024

type Separator = (typeof separators)[number]
type Encoding = 'utf-8' | 'utf-16' | 'windows-1252'

/**
 * A table of CSV: its rows of cells, the head first; `line` counts as spreadsheets do, in which
 * empty rows are rows.
 */
export interface CsvTable {
  encoding: Encoding
  separator: Separator
  rows: { line: number; cells: string[] }[]
}

/**
 * Reads CSV as spreadsheets write it: UTF-8, UTF-16 or Windows-1252, with semicolons, commas or
 * tabs, with line breaks in quoted cells. Rows in which every cell is empty are left out; a mark
 * that `writeCsv` puts before what looks like a formula is taken off. The file is read as a stream,
 * and no further than to the first limit that it exceeds.
 * @throws CsvError
 */
export async function readCsv(file: Blob, limits: CsvLimits): Promise<CsvTable> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  // Spreadsheets write UTF-16 with a mark; decoders take it away.
  if (first === 0xff && second === 0xfe)
    return readAs(file, { label: 'utf-16le', encoding: 'utf-16', limits })
  if (first === 0xfe && second === 0xff)
    return readAs(file, { label: 'utf-16be', encoding: 'utf-16', limits })
  try {
    return await readAs(file, { label: 'utf-8', encoding: 'utf-8', limits })
  } catch (error) {
    if (!(error instanceof OtherEncodingError)) throw error
    return readAs(file, { label: 'windows-1252', encoding: 'windows-1252', limits })
  }
}

/** Thrown where bytes are not UTF-8. */
class OtherEncodingError extends Error {}

interface Reading {
  label: string
  encoding: Encoding
  limits: CsvLimits
}

async function readAs(file: Blob, { label, encoding, limits }: Reading): Promise<CsvTable> {
  const head = new TextDecoder(label).decode(await file.slice(0, partBytes).arrayBuffer())
  const separator = separatorOf(head)
  const rows: CsvTable['rows'] = []
  const splitter = new RowSplitter(separator, limits, (cells, line) => {
    const texts = cells.some((cell) => cell !== '') ? cells.map(plainText) : []
    if (texts.every((text) => text === '')) return
    if (rows.length > limits.lines) throw new CsvError('lines', line)
    rows.push({ line, cells: texts })
  })
  for await (const text of decode(file, label)) {
    if (text.includes('\0')) throw new CsvError('binary', 1)
    splitter.push(text)
    // A file in memory comes as one part without a pause.
    await setImmediate()
  }
  splitter.end()
  return { encoding, separator, rows }
}

/**
 * The text of a file, part by part. @throws OtherEncodingError for bytes that are not UTF-8 where
 * they should be
 */
async function* decode(file: Blob, label: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(label, { fatal: label === 'utf-8' })
  const next = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined })
    } catch (error) {
      throw new OtherEncodingError('not UTF-8', { cause: error })
    }
  }
  for await (const bytes of file.stream()) {
    for (let at = 0; at < bytes.byteLength; at += partBytes) yield next(bytes.subarray(at, at + partBytes))
  }
  yield next()
}

/** The separator by which the head has the most columns. */
function separatorOf(head: string): Separator {
  const counted = separators.map((separator) => ({ separator, columns: countColumns(head, separator) }))
  return counted.reduce((best, one) => (one.columns > best.columns ? one : best)).separator
}

/** How many columns the first row of a text has; where it breaks off, as many as there are. */
function countColumns(text: string, separator: Separator): number {
  let columns = 0
  const splitter = new RowSplitter(separator, { columns: Infinity, cell: Infinity }, (cells, line) => {
    if (line === 1) columns = cells.length
  })
  for (let at = 0; at < text.length && columns === 0; ) {
    const end = text.indexOf('\n', at) + 1 || text.length
    splitter.push(text.slice(at, end))
    at = end
  }
  return columns || splitter.width
}

function plainText(cell: string): string {
  const text = cell.replace(/\r\n?/g, '\n').trim()
  return isMarked(text) ? text.slice(1) : text
}

const isMarked = (text: string) => text.startsWith("'") && looksLikeFormula(text)
