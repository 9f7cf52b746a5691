import { deflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { StorageUnavailableError } from '@/backend/platform/errors'
import { createBomb, createPdf, type PdfParts } from '@/backend/platform/pdf/pdf.fixture'
import { PdfThreadError } from '@/backend/platform/pdf/run-pdf-thread'
import { searchOverviewSchema } from '@/lib/contract/site/search'
import { startTestBackend } from '@/tests/backend-app'
import { addDirectory, loadDownloads } from '@/tests/content/downloads'
import { extractFileTexts } from './extract-file-texts'
import { readPdfText } from './read-pdf-text'

const backend = startTestBackend()
const warnings: unknown[] = []
const bomb = createBomb(200).toString('latin1')

beforeAll(async () => {
  await loadDownloads(backend)
  await addDirectory(backend, { 'kaputt.pdf': '%PDF-1.7 nothing of that', 'leer.pdf': '' })
  const log = Object.assign(Object.create(backend.services.log), { warn: (about: unknown) => warnings.push(about) })
  await extractFileTexts({ ...backend.services, log }, new AbortController().signal)
}, 120_000)

it('extracts texts later if the files are unavailable or missing', async () => {
  const { db, storage } = backend.services
  const texts = sql`SELECT text FROM file_texts WHERE text <> ''`
  const { rows: before } = await db.execute(texts)
  await db.execute(sql`DELETE FROM file_texts`)
  for (const error of [new StorageUnavailableError('down'), new Error('missing')]) {
    vi.spyOn(storage, 'getBytes').mockRejectedValue(error)
    await extractFileTexts(backend.services, new AbortController().signal).catch(() => undefined)
    expect((await db.execute(sql`SELECT FROM file_texts`)).rows).toEqual([])
  }
  vi.restoreAllMocks()
  await extractFileTexts(backend.services, new AbortController().signal)
  expect((await db.execute(texts)).rows).toHaveLength(before.length)
}, 60_000)

it('makes PDFs searchable by their texts, and logs each unreadable PDF once', async () => {
  const { rows } = await backend.services.db.execute<{ title: string; text: string }>(sql`
    SELECT file.title ->> 'de' AS title, texts.text FROM download_files AS file JOIN file_texts AS texts USING (hash)
    WHERE file.name = 'satzung.pdf'`)
  const text = rows[0]?.text ?? ''
  expect(text.length).toBeGreaterThan(50)
  expect(warnings).toHaveLength(2)
  const words = text.trim().split(/\s+/).slice(-6).join(' ')
  const response = await backend.get(`/de/api/search/?query=${encodeURIComponent(`"${words}"`)}`)
  const { others } = searchOverviewSchema.parse(await response.json())
  expect(others.results.map(({ kind }) => kind)).toContain('downloads')
  const { rows: filesWithoutText } = await backend.services.db.execute(sql`
    SELECT 1 FROM download_files AS file WHERE mime = 'application/pdf' AND NOT EXISTS (SELECT FROM file_texts WHERE hash = file.hash)`)
  expect(filesWithoutText).toEqual([])
})

describe('the text extraction', () => {
  it.each<[string, PdfParts]>([
    ['content that decompresses to 400 MB', { content: createBomb(400), filter: '/Filter /FlateDecode' }],
    [
      'content that is compressed twice',
      { content: deflateSync(createBomb(400)), filter: '/Filter [/FlateDecode /FlateDecode]' },
    ],
    ['millions of values', { annotation: `[${'[]'.repeat(4_000_000)}]` }],
    ['encrypted content', { trailer: '/Encrypt <</V 4>>' }],
  ])('rejects %s', async (_case, parts) => {
    await expect(readPdfText(createPdf(parts))).rejects.toThrow(PdfThreadError)
  })

  it('ignores large pictures without decompressing them', async () => {
    const otherObjects = [`<</Subtype /Image /Filter /FlateDecode /Length ${bomb.length}>>\nstream\n${bomb}\nendstream`]
    await expect(readPdfText(createPdf({ others: otherObjects }))).resolves.toBe('\n')
  })
})

it('stops the extraction after the time limit', async () => {
  await expect(readPdfText(Buffer.from('%PDF-1.7'), { maxMilliseconds: 1 })).rejects.toThrow('late')
})
