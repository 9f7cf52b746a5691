import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBreachedPasswords } from './breached'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bh-breached-'))
})
afterAll(() => rm(folder, { recursive: true }))

const hash = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()
async function writeList(content: string): Promise<string> {
  const path = join(folder, `${hash(content).slice(0, 12)}.txt`)
  await writeFile(path, content)
  return path
}
const listedPasswords = Array.from({ length: 500 }, (_, index) => `Passwort Nummer ${index}`)
const lines = listedPasswords.map((password, index) => `${hash(password)}:${7 ** (index % 9)}`).sort()

it.each([
  ['as it is downloaded', `${lines.join('\r\n')}\r\n`],
  ['without a last line end', lines.join('\n')],
  ['of hashes alone, in small letters', lines.map((line) => line.slice(0, 40).toLowerCase()).join('\n')],
])('finds the passwords of a file, first and last, and no others: %s', async (_, content) => {
  const isBreached = await openBreachedPasswords(await writeList(content))
  for (const password of listedPasswords) expect(await isBreached(password)).toBe(true)
  for (let index = 0; index < 300; index += 1) expect(await isBreached(`Anderes ${index}`)).toBe(false)
})

it('finds the password in a file of one line', async () => {
  const isBreached = await openBreachedPasswords(await writeList(`${hash('allein')}:1\r\n`))
  expect([await isBreached('allein'), await isBreached('anders')]).toEqual([true, false])
})

it('finds nothing without a file', async () => {
  expect(await (await openBreachedPasswords(undefined))('passwort')).toBe(false)
})

it.each<[string, () => Promise<string>, RegExp]>([
  ['not there', async () => join(folder, 'none.txt'), /ENOENT/],
  ['empty', () => writeList(''), /it is empty/],
  ['of passwords', () => writeList('hallo\ngeheim\n'), /not SHA-1 hashes/],
  ['of one long line', () => writeList('F'.repeat(10_000)), /not SHA-1 hashes|too long/],
  ['ordered by count', () => writeList(lines.toReversed().join('\n')), /not sorted/],
])('rejects a file that is %s when it is opened', async (_, createFile, reason) => {
  const path = await createFile()
  const opening = openBreachedPasswords(path)
  await expect(opening).rejects.toThrow(reason)
  await expect(opening).rejects.toThrow(path)
})
