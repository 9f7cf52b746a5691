/** How many lines below the head, cells in a line, and characters in a cell a table may have. */
export interface CsvLimits {
  lines: number
  columns: number
  cell: number
}

/**
 * Why bytes are not read as a table: they are `binary` (a workbook), a `quote` has no end, or there
 * are too many `lines`, too many `columns` or characters of a `cell`.
 */
type CsvProblem = 'binary' | 'quote' | keyof CsvLimits

/**
 * Thrown for bytes that are not read as a table. `line` is where the problem begins; spreadsheets
 * count the head as line 1.
 */
export class CsvError extends Error {
  override readonly name = 'CsvError'

  constructor(
    readonly problem: CsvProblem,
    readonly line: number,
  ) {
    super(`${problem} in line ${line}`)
  }
}

/**
 * Where in a cell the text goes on; `quote` is behind a quotation mark in a quoted cell, which ends
 * it or is the first of two.
 */
type Place = 'start' | 'plain' | 'quoted' | 'quote'

/**
 * Splits a text into rows by RFC 4180 while it comes in. A quotation mark in a cell that does not
 * begin with one is a character like others. Limits are checked before a cell or a row grows, so no
 * more than one row within the limits is kept here.
 */
export class RowSplitter {
  #place: Place = 'start'
  #cell = ''
  #cells: string[] = []
  #line = 1
  #isAfterReturn = false
  readonly #ends: RegExp

  /** @param onRow takes each row, with its line; what it throws ends the splitting */
  constructor(
    private readonly separator: string,
    private readonly limits: Pick<CsvLimits, 'columns' | 'cell'>,
    private readonly onRow: (cells: string[], line: number) => void,
  ) {
    this.#ends = new RegExp(`[${separator}\\r\\n]`, 'g')
  }

  /** How many cells the row has that is being read. */
  get width(): number {
    return this.#cells.length + 1
  }

  /** Takes the next part of the text. @throws CsvError */
  push(text: string): void {
    let at = 0
    while (at < text.length) at = this.#step(text, at)
  }

  /** Takes the end of the text. @throws CsvError */
  end(): void {
    if (this.#place === 'quoted') throw new CsvError('quote', this.#line)
    if (this.#cells.length > 0 || this.#place !== 'start') this.#endRow()
  }

  /** Reads on from a position. @returns the next one */
  #step(text: string, at: number): number {
    if (this.#place === 'quoted') return this.#readQuoted(text, at)
    const isSecondEnd = this.#isAfterReturn && text[at] === '\n'
    this.#isAfterReturn = false
    if (isSecondEnd) return at + 1
    if (text[at] === '"' && this.#place !== 'plain') {
      if (this.#place === 'quote') this.#add('"')
      this.#place = 'quoted'
      return at + 1
    }
    return this.#readPlain(text, at)
  }

  #readQuoted(text: string, at: number): number {
    const quote = text.indexOf('"', at)
    const end = quote === -1 ? text.length : quote
    this.#add(text.slice(at, end))
    if (quote !== -1) this.#place = 'quote'
    return end + 1
  }

  #readPlain(text: string, at: number): number {
    this.#ends.lastIndex = at
    const end = this.#ends.exec(text)?.index ?? text.length
    this.#add(text.slice(at, end))
    this.#place = 'plain'
    if (end === text.length) return end
    if (text[end] === this.separator) this.#endCell()
    else {
      this.#endRow()
      this.#isAfterReturn = text[end] === '\r'
    }
    return end + 1
  }

  #add(text: string): void {
    if (this.#cell.length + text.length > this.limits.cell) throw new CsvError('cell', this.#line)
    this.#cell += text
  }

  #endCell(): void {
    if (this.#cells.length === this.limits.columns) throw new CsvError('columns', this.#line)
    this.#cells.push(this.#cell)
    this.#cell = ''
    this.#place = 'start'
  }

  #endRow(): void {
    this.#endCell()
    this.onRow(this.#cells, this.#line)
    this.#cells = []
    this.#line += 1
  }
}
