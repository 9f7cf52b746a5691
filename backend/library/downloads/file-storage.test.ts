import { describe, expect, it } from 'vitest'
import { listKeys } from '@/backend/platform/storage/list-keys.fixture'
import { streamRange } from '@/backend/platform/storage/stored-file'
import { startTestServices } from '@/tests/databases'
import { downloadKey, InvalidDownloadError, storeDownload } from './file-storage'

const testServices = startTestServices()

const encode = (text: string) => new TextEncoder().encode(text)

describe('an accepted file', () => {
  it('is stored under its hash and described by its name', async () => {
    const { storage } = testServices.services
    const storedFile = await storeDownload(storage, 'Pru\u0308fung.TXT', encode('abc'))
    const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    expect(storedFile).toEqual({ name: 'Prüfung.TXT', mime: 'text/plain', byteSize: 3, hash })
    expect(await listKeys(storage, 'downloads')).toEqual([`downloads/ba/${hash}`])
  })

  it.each([
    '../etc/passwd.txt',
    'a/b.txt',
    'a\\b.txt',
    'a\u0000.txt',
    'a\r\nb.txt',
    `a\ud800.txt`,
    `${'a'.repeat(300)}.txt`,
    'page.html',
    'picture.svg',
    'script.js',
    'shell.php',
    'shell.pdf.php',
    'pdf',
    '',
    'a.constructor',
    'a.pdf ',
  ])('is rejected with the name %j', async (name) => {
    await expect(storeDownload(testServices.services.storage, name, encode('x'))).rejects.toThrow(InvalidDownloadError)
  })
})

it('reads a part from the middle of a file of several chunks', async () => {
  const { storage } = testServices.services
  const content = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251)
  const { hash } = await storeDownload(storage, 'large.zip', content)
  for (const [first, last] of [
    [0, 299_999],
    [65_535, 65_536],
    [70_000, 200_000],
    [299_999, 299_999],
  ] as const) {
    const part = await new Response(streamRange(storage, downloadKey(hash), { first, last })).arrayBuffer()
    expect(Buffer.from(part).equals(content.subarray(first, last + 1))).toBe(true)
  }
})
