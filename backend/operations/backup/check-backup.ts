import { createHash } from 'node:crypto'
import { access, constants, stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { toReason } from '@/backend/platform/to-reason'
import { readArchive } from './archive'
import { type Manifest, manifestName, manifestSchema, toFileName, toRowsName } from './manifest'
import type { TarFile } from './tar'

/**
 * Reads a whole backup, compares its files with the manifest, and returns the manifest.
 * @throws Error if it is missing, damaged, incomplete or not a backup
 */
export async function checkBackup(file: string): Promise<Manifest> {
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw new Error(`${file} cannot be read: ${toReason(error)}.`, { cause: error })
  })
  if ((await stat(file)).isDirectory()) throw new Error(`${file} is a folder. Use one of the backups in it.`)
  try {
    return await checkContents(file)
  } catch (error) {
    throw new Error(`${file} is damaged or not a backup: ${toReason(error)}`, { cause: error })
  }
}

async function checkContents(file: string): Promise<Manifest> {
  const hashes = new Map<string, string>()
  let manifest: Manifest | undefined
  for await (const { name, content } of readArchive(file)) {
    if (manifest || hashes.has(name)) throw new Error(`${name} is repeated or follows the manifest.`)
    if (name === manifestName) manifest = manifestSchema.parse(JSON.parse((await buffer(content)).toString()))
    else hashes.set(name, await hashContent(content))
  }
  if (!manifest) throw new Error('It has no manifest.')
  for (const { name, sha256 } of listExpectedFiles(manifest)) {
    if (hashes.get(name) !== sha256) throw new Error(`${name} does not match the manifest.`)
    hashes.delete(name)
  }
  const [unlistedName] = hashes.keys()
  if (unlistedName !== undefined) throw new Error(`${unlistedName} is not in its manifest.`)
  return manifest
}

function listExpectedFiles({ tables, files }: Manifest): { name: string; sha256: string }[] {
  return [
    ...tables.map(({ name, sha256 }) => ({ name: toRowsName(name), sha256 })),
    ...files.map(({ key, sha256 }) => ({ name: toFileName(key), sha256 })),
  ]
}

async function hashContent(content: TarFile['content']): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
