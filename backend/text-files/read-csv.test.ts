import { describe, expect, it } from 'vitest'
import { writeCsv } from './csv'
import { CsvError, readCsv } from './read-csv'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const cells = (bytes: Uint8Array) => readCsv(bytes).rows.map((row) => row.cells)

describe('a table as programs write it', () => {
  it.each([
    ['UTF-8', utf8('Ort;Größe\nKöln;2'), 'utf-8', ';'],
    ['UTF-8 with a mark', utf8('\uFEFFOrt,Größe\r\nKöln,2\r\n'), 'utf-8', ','],
    ['UTF-16, little end first', utf16('Ort\tGröße\r\nKöln\t2\r\n'), 'utf-16', '\t'],
    ['UTF-16, big end first', utf16('Ort;Größe\rKöln;2').swap16(), 'utf-16', ';'],
    ['Windows-1252', Buffer.from('Ort;Größe\r\nKöln;2', 'latin1'), 'windows-1252', ';'],
  ])('%s', (_, bytes, encoding, separator) => {
    expect(readCsv(bytes)).toEqual({
      encoding,
      separator,
      rows: [
        { line: 1, cells: ['Ort', 'Größe'] },
        { line: 2, cells: ['Köln', '2'] },
      ],
    })
  })

  it('has line breaks, quotes and separators in quoted cells, and empty rows that count', () => {
    const text = 'a;b\r\n"x\r\ny";"1;""2"""\r\n;\r\n\r\nplain "quote";z\r\n'
    expect(readCsv(utf8(text)).rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\ny', '1;"2"'] },
      { line: 5, cells: ['plain "quote"', 'z'] },
    ])
    expect(cells(utf8('a;'))).toEqual([['a', '']])
    expect(cells(utf8(''))).toEqual([])
  })

  it('separators are those by which the head has the most columns', () => {
    expect(readCsv(utf8('"a;b",c,d\n1,2,3')).separator).toBe(',')
  })

  it('large cells are no problem', () => {
    const long = '""'.repeat(1_000_000)
    expect(cells(utf8(`a\n"${long}"`))[1]?.[0]).toHaveLength(1_000_000)
    expect(() => readCsv(utf8(`a\n"${long}`))).toThrow(CsvError)
  })
})

it('what is no table is refused', () => {
  expect(() => readCsv(utf8('PK\u0003\u0004\u0000\u0000'))).toThrow('binary in line 1')
  expect(() => readCsv(utf8('a;b\nc;"d\n\ne'))).toThrow('quote in line 2')
  expect(() => readCsv(utf8('a\n"b""c'))).toThrow('quote in line 2')
})

it.each(['=1+1', '+49 30', "'=1", "''@x", '＝1', 'a=b', "'quoted'", 'x\ny'])(
  '%j comes back as it was written',
  (text) => {
    expect(cells(utf8(writeCsv([['head'], [text]])))).toEqual([['head'], [text]])
  },
)
