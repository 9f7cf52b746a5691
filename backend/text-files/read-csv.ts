import { looksLikeFormula } from './csv'

const separators = [';', ',', '\t'] as const

type Separator = (typeof separators)[number]
type Encoding = 'utf-8' | 'utf-16' | 'windows-1252'

/** A table of CSV: its rows of cells, the head first; `line` counts as spreadsheets do, in which empty rows are rows. */
export interface CsvTable {
  encoding: Encoding
  separator: Separator
  rows: { line: number; cells: string[] }[]
}

/** Thrown for bytes that are no table: `binary` ones (a workbook), or a quoted cell without an end, which began in a line. */
export class CsvError extends Error {
  override readonly name = 'CsvError'

  constructor(
    readonly problem: 'binary' | 'quote',
    readonly line: number,
  ) {
    super(`${problem} in line ${line}`)
  }
}

/**
 * Reads CSV as spreadsheets write it: UTF-8, UTF-16 or Windows-1252, with semicolons, commas or tabs, with line breaks in quoted cells.
 * Rows in which every cell is empty are left out; a mark that `writeCsv` puts before what looks like a formula is taken off.
 * @throws CsvError
 */
export function readCsv(bytes: Uint8Array): CsvTable {
  const { text, encoding } = decode(bytes)
  if (text.includes('\0')) throw new CsvError('binary', 1)
  const separator = separatorOf(text)
  const rows = splitRows(text, separator)
    .map((cells, index) => ({ line: index + 1, cells: cells.map(plainText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  return { encoding, separator, rows }
}

function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const [first, second] = bytes
  // Spreadsheets write UTF-16 with a mark; decoders take it away.
  if (first === 0xff && second === 0xfe) return as('utf-16le', 'utf-16')
  if (first === 0xfe && second === 0xff) return as('utf-16be', 'utf-16')
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return as('windows-1252', 'windows-1252')
  }
  function as(label: string, encoding: Encoding) {
    return { text: new TextDecoder(label).decode(bytes), encoding }
  }
}

/** The separator by which the head has the most columns. */
function separatorOf(text: string): Separator {
  const counted = separators.map((separator) => {
    const [head] = splitRows(text, separator, 1)
    return { separator, columns: head?.length ?? 0 }
  })
  return counted.reduce((best, one) => (one.columns > best.columns ? one : best)).separator
}

/** Rows by RFC 4180; a quote within a cell that does not begin with one is a character like others. */
function splitRows(text: string, separator: Separator, limit = Number.POSITIVE_INFINITY): string[][] {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"(?!")|)([^${separator}\\r\\n]*)(${separator}|\\r\\n?|\\n|$)`,
    'y',
  )
  const rows: string[][] = []
  let cells: string[] = []
  while (cell.lastIndex < text.length || cells.length > 0) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    if (quoted === undefined && plain.startsWith('"')) throw new CsvError('quote', rows.length + 1)
    cells.push((quoted ?? '').replaceAll('""', '"') + plain)
    if (end === separator) continue
    rows.push(cells)
    if (rows.length === limit || end === '') return rows
    cells = []
  }
  return rows
}

function plainText(cell: string): string {
  const text = cell.replace(/\r\n?/g, '\n').trim()
  return isMarked(text) ? text.slice(1) : text
}

const isMarked = (text: string) => text.startsWith("'") && looksLikeFormula(text)
