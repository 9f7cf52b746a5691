import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { readTar, type TarFile, writeTar } from './tar'

const modifiedAt = new Date('2026-03-04T05:06:07Z')

async function* toTarFiles(files: Record<string, string>): AsyncGenerator<TarFile> {
  for (const [name, text] of Object.entries(files)) yield createFile(name, text)
}

function createFile(name: string, text: string, size = Buffer.byteLength(text)): TarFile {
  return { name, size, content: toChunks(Buffer.from(text), 7) }
}

async function* toChunks(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.byteLength; start += size) yield bytes.subarray(start, start + size)
}

async function writeSingle(file: TarFile): Promise<Buffer> {
  async function* files() {
    yield file
  }
  return buffer(writeTar(files(), modifiedAt))
}

const sampleFiles = { 'rows/a.jsonl': '{"id":"1"}\n', empty: '', 'files/größe': 'x'.repeat(512), last: 'y'.repeat(513) }

it.each([1, 100, 512, 100_000])('reads written files in chunks of %i bytes', async (size) => {
  const archive = await buffer(writeTar(toTarFiles(sampleFiles), modifiedAt))
  const entries: [string, string][] = []
  for await (const { name, content } of readTar(toChunks(archive, size)))
    entries.push([name, (await buffer(content)).toString()])
  expect(entries).toEqual(Object.entries(sampleFiles))
})

it('skips an unread file', async () => {
  const archive = await buffer(writeTar(toTarFiles(sampleFiles), modifiedAt))
  const names: string[] = []
  for await (const { name } of readTar(toChunks(archive, 100))) names.push(name)
  expect(names).toEqual(Object.keys(sampleFiles))
})

it('writes archives that the tar program unpacks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bh-tar-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'x.tar'), await buffer(writeTar(toTarFiles(sampleFiles), modifiedAt)))
  await promisify(execFile)('tar', ['-xf', 'x.tar'], { cwd: folder })
  for (const [name, text] of Object.entries(sampleFiles)) expect(await readFile(join(folder, name), 'utf8')).toBe(text)
})

it('rejects content of another length', async () => {
  await expect(writeSingle(createFile('short', 'abc', 4))).rejects.toThrow('short has 3 bytes, not 4')
})

it('rejects an overlong name', async () => {
  await expect(writeSingle(createFile('n'.repeat(101), ''))).rejects.toThrow('too long')
})

it('lists a file of 8 GiB, like the tar program', async () => {
  async function* files() {
    yield createFile('large', '', 2 ** 33 + 5)
  }
  const { value: header = new Uint8Array() } = await writeTar(files(), modifiedAt)[Symbol.asyncIterator]().next()
  for await (const { size } of readTar(toChunks(Buffer.from(header), 512))) {
    expect(size).toBe(2 ** 33 + 5)
    break
  }
  const listing = promisify(execFile)('tar', ['-tvf', '-'])
  listing.child.stdin?.end(header)
  const { stdout } = await listing.catch((error: { stdout: string }) => error)
  expect(stdout).toContain('8589934597')
})

it('rejects a truncated or changed archive', async () => {
  const archive = await buffer(writeTar(toTarFiles(sampleFiles), modifiedAt))
  const read = async (bytes: Buffer) => {
    for await (const { content } of readTar(toChunks(bytes, 512))) await buffer(content)
  }
  await expect(read(archive.subarray(0, 700))).rejects.toThrow('too early')
  const changedArchive = Buffer.from(archive)
  changedArchive[3] = 0x41
  await expect(read(changedArchive)).rejects.toThrow('not a tar archive')
})
