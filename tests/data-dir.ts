import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Creates a data folder for embedded mode with an empty, migrated database. */
export async function createDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'bh-data-'))
  const template = inject('testTemplate')
  if (template.kind === 'pglite') await cp(template.folder, join(path, 'database'), { recursive: true })
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 20 }) }
}
