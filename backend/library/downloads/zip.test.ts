import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unzip } from '@/tests/unzip'
import { streamZip, toFileNames, type ZipEntry, zipLength } from './zip'

const modifiedAt = new Date('2026-02-01T12:00:00Z')

const createEntry = (name: string, content: Uint8Array): ZipEntry => ({
  name,
  modifiedAt,
  byteSize: content.byteLength,
  async *open() {
    for (let offset = 0; offset < content.byteLength; offset += 1000) yield content.subarray(offset, offset + 1000)
  },
})

describe('a ZIP', () => {
  it('contains each file with its name and checksum, and has the computed length', async () => {
    const entries = [
      createEntry('Übersicht – „Größe“.pdf', Buffer.from('a'.repeat(2500))),
      createEntry('leer.txt', Buffer.alloc(0)),
      createEntry('日本語.csv', Buffer.from('b')),
    ]
    const zip = await buffer(streamZip(entries))
    expect(zip.byteLength).toBe(zipLength(entries))
    const files = await unzip(zip)
    expect([...files.keys()]).toEqual(entries.map(({ name }) => name))
    for (const { name, byteSize } of entries) {
      const file = files.get(name)
      expect(file?.content.byteLength).toBe(byteSize)
      expect(file?.crc32).toBe(crc32(file?.content ?? ''))
      expect(file?.modified).toBe('2026-02-01 13:00')
    }
  })

  it('rejects an empty list and sizes beyond the limits of ZIP programs', () => {
    expect(zipLength([])).toBeNull()
    expect(zipLength([{ name: 'a', byteSize: 4_200_000_000 }])).toBeGreaterThan(4_200_000_000)
    expect(zipLength(Array.from({ length: 3 }, () => ({ name: 'a', byteSize: 2_000_000_000 })))).toBeNull()
  })

  it('reads no more than requested, one file at a time, and closes open files on cancellation', async () => {
    const openFiles = new Set<string>()
    let chunkCount = 0
    const createEndlessEntry = (name: string): ZipEntry => ({
      name,
      modifiedAt,
      byteSize: 1,
      async *open() {
        openFiles.add(name)
        try {
          for (;;) {
            chunkCount += 1
            yield Buffer.alloc(65_536)
          }
        } finally {
          openFiles.delete(name)
        }
      },
    })
    const zip = streamZip([createEndlessEntry('a.pdf'), createEndlessEntry('b.pdf')])
    for (let piece = 0; piece < 50; piece += 1) await zip.next()
    expect([...openFiles]).toEqual(['a.pdf'])
    expect(chunkCount).toBeLessThanOrEqual(50)
    await zip.return(undefined)
    expect([...openFiles]).toEqual([])
  })

  it('throws an error if a file differs from its declared length', async () => {
    const shortEntry = { ...createEntry('a.pdf', Buffer.from('ab')), byteSize: 3 }
    await expect(buffer(streamZip([shortEntry]))).rejects.toThrow('a.pdf has 2 bytes, not 3.')
  })
})

describe('names in a ZIP', () => {
  it.each([
    [
      ['a.pdf', 'A.PDF', 'a.pdf'],
      ['a.pdf', 'A (2).PDF', 'a (3).pdf'],
    ],
    [
      ['a (2).pdf', 'a.pdf', 'a.pdf'],
      ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
    ],
    [
      ['u\u0308ber.pdf', 'über.pdf'],
      ['über.pdf', 'über (2).pdf'],
    ],
    [
      ['../x.pdf', '..', '/etc/x', 'a\\b.txt'],
      ['_/x.pdf'.replace('/', '_'), '_', '_etc_x', 'a_b.txt'],
    ],
    [
      ['a\u202Efdp.txt', 'a\u0000b.txt'],
      ['a_fdp.txt', 'a_b.txt'],
    ],
    [
      ['CON.txt', 'com1', 'console.txt'],
      ['_CON.txt', '_com1', 'console.txt'],
    ],
    [
      ['a?.pdf', 'a*.pdf'],
      ['a_.pdf', 'a_ (2).pdf'],
    ],
  ])('converts %j to %j', (names, expected) => {
    expect(toFileNames(names)).toEqual(expected)
  })
})
