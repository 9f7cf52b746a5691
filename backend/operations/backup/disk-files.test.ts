import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { prepareFileFolder } from '@/backend/platform/storage/file-folder'
import { hashDiskFile, listFiles, listIncludedFiles, openDiskFile, writeDiskFile } from './disk-files'
import { createTemporaryFolder } from './test-site.fixture'

async function* content() {
  yield Buffer.from('ab')
  yield Buffer.from('c')
}

it('skips derivatives and temporary files', async () => {
  const folder = await createTemporaryFolder()
  const keys = ['derivatives/1-a/400.webp', 'downloads/ab/abc', 'new-folder/derivatives/x', 'temporary/1', 'top']
  for (const key of keys) {
    await mkdir(dirname(join(folder, key)), { recursive: true })
    await writeFile(join(folder, key), '')
  }
  await prepareFileFolder(folder)
  expect(await listFiles(folder)).toEqual(keys)
  expect(await listIncludedFiles(folder)).toEqual(['downloads/ab/abc', 'new-folder/derivatives/x', 'top'])
  expect(await listIncludedFiles(join(folder, 'missing'))).toEqual([])
})

it('writes a file once, and reads it to its end despite its deletion', async () => {
  const folder = await createTemporaryFolder()
  await writeDiskFile(folder, 'a/b/c', content())
  expect(await hashDiskFile(folder, 'a/b/c')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  await expect(writeDiskFile(folder, 'a/b/c', content())).rejects.toThrow('EEXIST')
  const openedFile = await openDiskFile(folder, 'a/b/c')
  await rm(join(folder, 'a'), { recursive: true })
  expect(await openedFile?.readFile('utf8')).toBe('abc')
  await openedFile?.close()
  expect(await openDiskFile(folder, 'a/b/c')).toBeNull()
})
