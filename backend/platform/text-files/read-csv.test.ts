import { describe, expect, it } from 'vitest'
import { writeCsv } from './csv'
import { readCsv } from './read-csv'
import { CsvError, type CsvLimits } from './split-rows'

const limits = { lines: 100, columns: 20, cell: 1000 }
const read = (bytes: Uint8Array<ArrayBuffer>, otherLimits: Partial<CsvLimits> = {}) =>
  readCsv(new Blob([bytes]), { ...limits, ...otherLimits })
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const readRows = async (bytes: Uint8Array<ArrayBuffer>) => (await read(bytes)).rows
const cells = async (bytes: Uint8Array<ArrayBuffer>) => (await readRows(bytes)).map((row) => row.cells)

/** A file that is read in small steps and counts the bytes read. */
class SlowFile extends Blob {
  readBytes = 0

  constructor(
    private readonly content: Uint8Array<ArrayBuffer>,
    private readonly step: number,
  ) {
    super([content])
  }

  override stream(): ReturnType<Blob['stream']> {
    this.readBytes = 0
    return new ReadableStream(
      {
        pull: (controller) => {
          controller.enqueue(this.content.slice(this.readBytes, this.readBytes + this.step))
          this.readBytes += this.step
          if (this.readBytes >= this.content.byteLength) controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  }
}

describe('CSV of common programs', () => {
  it.each([
    ['UTF-8', utf8('Ort;Größe\nKöln;2'), 'utf-8', ';'],
    ['UTF-8 with a byte order mark', utf8('\uFEFFOrt,Größe\r\nKöln,2\r\n'), 'utf-8', ','],
    ['UTF-16, little-endian', utf16('Ort\tGröße\r\nKöln\t2\r\n'), 'utf-16', '\t'],
    ['UTF-16, big-endian', utf16('Ort;Größe\rKöln;2').swap16(), 'utf-16', ';'],
    ['Windows-1252', Buffer.from('Ort;Größe\r\nKöln;2', 'latin1'), 'windows-1252', ';'],
  ])('%s', async (_, bytes, encoding, separator) => {
    expect(await read(bytes)).toEqual({
      encoding,
      separator,
      rows: [
        { line: 1, cells: ['Ort', 'Größe'] },
        { line: 2, cells: ['Köln', '2'] },
      ],
    })
  })

  it.each([
    ['sep=;\r\nOrt;Größe', ';'],
    ['\uFEFFSEP=,\nOrt,a;b', ','],
    ['"sep=\t"\rOrt\ta;b;c', '\t'],
    ['sep=|\nOrt|a;b', '|'],
  ] as const)('skips a first row that names the separator: %j', async (text, separator) => {
    const table = await read(utf8(text))
    expect(table).toMatchObject({ separator, rows: [{ line: 2, cells: ['Ort', expect.anything()] }] })
  })

  const dialect = 'a;b\r\n"x\r\ny";"1;""2"""\r\n;\r\n\r\nplain "quote";"q" then "r"\r\n'
  const dialectRows = [
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x\ny', '1;"2"'] },
    { line: 5, cells: ['plain "quote"', 'q then "r"'] },
  ]

  it('parses line breaks, quotes and separators in quoted cells, and omits empty rows but counts their lines', async () => {
    expect(await readRows(utf8(dialect))).toEqual(dialectRows)
    expect(await cells(utf8('a;'))).toEqual([['a', '']])
    expect(await cells(utf8('a\rb\nc'))).toEqual([['a'], ['b'], ['c']])
    expect(await cells(utf8(''))).toEqual([])
  })

  it.each([1, 2, 3, 5, 7])('gives the same result in steps of %i bytes', async (step) => {
    expect((await readCsv(new SlowFile(utf8(dialect), step), limits)).rows).toEqual(dialectRows)
    expect((await readCsv(new SlowFile(utf16('ä;ö\r\nü;"ß"'), step), limits)).rows).toMatchObject([
      { cells: ['ä', 'ö'] },
      { cells: ['ü', 'ß'] },
    ])
    const latin = Buffer.from('ä;ö\r\nü;"ß"', 'latin1')
    expect(await readCsv(new SlowFile(latin, step), limits)).toMatchObject({
      encoding: 'windows-1252',
      rows: [{ cells: ['ä', 'ö'] }, { cells: ['ü', 'ß'] }],
    })
  })

  it('normalizes and trims cells', async () => {
    expect(await cells(utf8('Name;Ort\n Bu\u0308hne\u0002 ;\u00a0Ko\u0308ln\t\n'))).toEqual([
      ['Name', 'Ort'],
      ['Bühne', 'Köln'],
    ])
  })

  it('chooses the separator with the most columns in the header', async () => {
    expect((await read(utf8('"a;b",c,d\n1,2,3'))).separator).toBe(',')
    expect((await read(utf8(`${'a,'.repeat(30)};b;c\n`), { columns: 40 })).separator).toBe(',')
  })

  it('accepts a table at its limits', async () => {
    const line = `${'x'.repeat(limits.cell)}${';'.repeat(limits.columns - 1)}\n`
    expect((await read(utf8(line.repeat(limits.lines + 1)))).rows).toHaveLength(limits.lines + 1)
  })

  it('accepts any number of empty rows', async () => {
    expect(await cells(utf8(`a;b\n${';\n'.repeat(500_000)}1;2`))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })
})

it('rejects files that are not CSV', async () => {
  await expect(read(utf8('PK\u0003\u0004\u0000\u0000'))).rejects.toThrow('binary (line 1)')
  await expect(read(utf8('a;b\nc;"d\n\ne'))).rejects.toThrow('quote (line 2)')
  await expect(read(utf8('a\n"b""c'))).rejects.toThrow('quote (line 2)')
})

describe('a table beyond its limits', () => {
  it.each<[string, string, string]>([
    ['columns of the head', ';'.repeat(1_000_000), 'columns (line 1)'],
    ['columns of a later line', `a;b\n1;2\n${';'.repeat(1_000_000)}`, 'columns (line 3)'],
    ['lines', `a;b\n${'1;2\n'.repeat(200_000)}`, 'lines (line 102)'],
    ['characters of a cell', `a;b\n${'x'.repeat(1_000_000)}`, 'cell (line 2)'],
    ['characters of a quoted cell', `a;b\n1;2\n"${'""'.repeat(500_000)}"`, 'cell (line 3)'],
    ['characters of a quoted cell without an end', `a;b\n"${'x\n'.repeat(500_000)}`, 'cell (line 2)'],
  ])('%s', async (_, text, problem) => {
    const file = new SlowFile(utf8(text), 1000)
    await expect(readCsv(file, limits)).rejects.toThrow(problem)
    expect(file.readBytes).toBeLessThanOrEqual(3000)
  })

  it('is rejected with the problem and line', async () => {
    const error = await read(utf8(`a;b\n${';'.repeat(30)}`)).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(CsvError)
    expect(error).toMatchObject({ problem: 'columns', line: 2 })
  })
})

it.each(['=1+1', '+49 30', "'=1", "''@x", '＝1', 'a=b', "'quoted'", 'x\ny'])(
  'writes and reads %j without a change',
  async (text) => {
    expect(await cells(utf8(writeCsv([['head'], [text]])))).toEqual([['head'], [text]])
  },
)
