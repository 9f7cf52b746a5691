import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServices } from '@/tests/databases'
import { checkFileSet } from './check-file-set'

let opened: Awaited<ReturnType<typeof openTestServices>>
beforeAll(async () => {
  opened = await openTestServices()
})
afterAll(() => opened.close())

it('tells whose files a folder has once a server has started, and makes none', async ({ skip }) => {
  const { target } = opened.database
  if (target.kind !== 'postgres') return skip('The embedded database has its own process alone.')
  const { DATA_DIR } = opened.services.env
  const own = { DATABASE_URL: target.url, DATA_DIR }
  expect(await checkFileSet(own)).toEqual([])
  await opened.services.ready()
  expect(await checkFileSet(own)).toEqual([expect.objectContaining({ level: 'good', about: 'DATA_DIR' })])

  const other = await mkdtemp(join(tmpdir(), 'bh-data-'))
  const [finding] = await checkFileSet({ ...own, DATA_DIR: other })
  expect(finding).toMatchObject({ level: 'error', about: 'DATA_DIR' })
  expect(finding?.text).toContain(join(other, 'media'))
  expect(finding?.advice).toContain('npm run files')
  expect(await readdir(other)).toEqual([])
  await rm(other, { recursive: true })
})

it('finds nothing where the database is away, which another check tells', async () => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
  expect(await checkFileSet({ DATABASE_URL, DATA_DIR: '/nowhere' })).toEqual([])
})
