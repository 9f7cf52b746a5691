/** Maximum lines below the header, cells per line, and characters per cell. */
export interface CsvLimits {
  lines: number
  columns: number
  cell: number
}

/** Reasons: `binary` (not text), `quote` (unterminated), or the exceeded limit. */
type CsvProblem = 'binary' | 'quote' | keyof CsvLimits

/** The file is not a valid table. `line` is the first line of the problem; the header is line 1. */
export class CsvError extends Error {
  override readonly name = 'CsvError'

  constructor(
    readonly problem: CsvProblem,
    readonly line: number,
  ) {
    super(`Invalid table: ${problem} (line ${line})`)
  }
}

/** State within a cell. `quote` follows a quotation mark in a quoted cell. */
type CellState = 'start' | 'plain' | 'quoted' | 'quote'

/**
 * Splits streamed text into rows (RFC 4180). Checks limits before a cell or row grows, so memory
 * holds at most one row.
 */
export class RowSplitter {
  #state: CellState = 'start'
  #cell = ''
  #cells: string[] = []
  #line = 1
  #isAfterReturn = false
  readonly #endPattern: RegExp

  /** @param onRow receives each row with its line; an exception stops the splitting */
  constructor(
    private readonly separator: string,
    private readonly limits: Pick<CsvLimits, 'columns' | 'cell'>,
    private readonly onRow: (cells: string[], line: number) => void,
  ) {
    this.#endPattern = new RegExp(`[${separator}\\r\\n]`, 'g')
  }

  get width(): number {
    return this.#cells.length + 1
  }

  /** Parses the next part. @throws CsvError */
  push(text: string): void {
    let position = 0
    while (position < text.length) position = this.#step(text, position)
  }

  /** Finishes the last row. @throws CsvError */
  end(): void {
    if (this.#state === 'quoted') throw new CsvError('quote', this.#line)
    if (this.#cells.length > 0 || this.#state !== 'start') this.#endRow()
  }

  /** Parses one step from a position. Returns the next position. */
  #step(text: string, position: number): number {
    if (this.#state === 'quoted') return this.#readQuoted(text, position)
    const isSecondEnd = this.#isAfterReturn && text[position] === '\n'
    this.#isAfterReturn = false
    if (isSecondEnd) return position + 1
    if (text[position] === '"' && this.#state !== 'plain') {
      if (this.#state === 'quote') this.#add('"')
      this.#state = 'quoted'
      return position + 1
    }
    return this.#readPlain(text, position)
  }

  #readQuoted(text: string, position: number): number {
    const quote = text.indexOf('"', position)
    const end = quote === -1 ? text.length : quote
    this.#add(text.slice(position, end))
    if (quote !== -1) this.#state = 'quote'
    return end + 1
  }

  #readPlain(text: string, position: number): number {
    this.#endPattern.lastIndex = position
    const end = this.#endPattern.exec(text)?.index ?? text.length
    this.#add(text.slice(position, end))
    this.#state = 'plain'
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
    this.#state = 'start'
  }

  #endRow(): void {
    this.#endCell()
    this.onRow(this.#cells, this.#line)
    this.#cells = []
    this.#line += 1
  }
}
