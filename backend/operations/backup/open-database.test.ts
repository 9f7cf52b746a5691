import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { lockDataDir } from '@/backend/platform/embedded/lock'
import { openEmbedded } from '@/backend/platform/embedded/open-database'
import { silentLog } from '@/tests/databases'
import { openSource } from './open-database'
import { createEmbeddedSite, createTemporaryFolder } from './test-site.fixture'

const rethrow = (error: Error) => {
  throw error
}
const openSourceIn = (dataDir: string) =>
  openSource({ env: { DATA_DIR: dataDir, DATABASE_URL: undefined }, log: silentLog, onFailure: rethrow })

describe.runIf(inject('testTemplate').kind === 'pglite')('openSource with an embedded database', () => {
  it.each(['of a stopped server', 'of a running server', 'of a running server in a folder of a long name'])(
    'opens the database %s',
    async (kind) => {
      let { dataDir } = await createEmbeddedSite()
      if (kind.includes('long')) {
        const long = join(dataDir, 'n'.repeat(100))
        await cp(join(dataDir, 'database'), join(long, 'database'), { recursive: true })
        dataDir = long
      }
      const server = kind.includes('running') ? await openEmbedded(dataDir, rethrow) : null
      const source = await openSourceIn(dataDir)
      expect(source.kind).toBe('embedded')
      expect((await source.pool.query('SELECT count(*)::integer AS pages FROM pages')).rows).toEqual([{ pages: 0 }])
      await source.close()
      await server?.close()
    },
    60_000,
  )

  it('rejects a locked database without a server', async () => {
    const { dataDir } = await createEmbeddedSite()
    const lock = await lockDataDir(dataDir)
    await expect(openSourceIn(dataDir)).rejects.toThrow('could not be reached')
    await lock.release()
  })
})

it('does not create a missing database', async () => {
  await expect(openSourceIn(await createTemporaryFolder())).rejects.toThrow('There is no database')
})
