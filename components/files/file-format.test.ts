import { expect, it } from 'vitest'
import { formatFileSize, getFileType } from './file-format'

it.each([
  [0, '0 Byte', '0 bytes'],
  [999, '999 Byte', '999 bytes'],
  [1000, '1 Kilobyte', '1 kilobyte'],
  [1649, '1,6 Kilobyte', '1.6 kilobytes'],
  [2_500_000, '2,5 Megabyte', '2.5 megabytes'],
  [3_200_000_000_000, '3.200 Gigabyte', '3,200 gigabytes'],
])('formats %i bytes as %s', (bytes, german, english) => {
  expect(formatFileSize(bytes, 'de').long.replace(/\s/g, ' ')).toBe(german)
  expect(formatFileSize(bytes, 'en').long.replace(/\s/g, ' ')).toBe(english)
})

it('shortens the visible size', () => {
  expect(formatFileSize(1649, 'de').short).toMatch(/^1,6\skB$/)
  expect(formatFileSize(1649, 'en').short).toMatch(/^1\.6\skB$/)
})

it.each([
  ['/api/files/1/satzung.pdf', 'application/pdf', 'PDF'],
  ['/api/files/1/Liste.CSV', 'text/csv', 'CSV'],
  ['https://example.org/download?id=3', 'application/pdf', 'PDF'],
])('names %s by its kind', (url, type, kind) => {
  expect(getFileType({ url, type })).toBe(kind)
})
