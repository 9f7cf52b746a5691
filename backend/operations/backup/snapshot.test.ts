import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { personCategories } from '@/backend/platform/db/schema/library/persons'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { openTestServices, startTestServices } from '@/tests/databases'
import { automaticallyFilledTables } from './assert-restorable'
import type { RowSpool } from './row-spool'
import { takeSnapshot } from './snapshot'
import { createTestSite } from './test-site.fixture'

const testServices = startTestServices()

/** Creates a spool that calls a function once before it stores the first rows. */
function createTestSpool(texts: string[], beforeFirstRows: () => Promise<unknown>): RowSpool {
  let isStarted = false
  return {
    async append(text) {
      if (!isStarted) {
        isStarted = true
        await beforeFirstRows()
      }
      texts.push(text)
    },
    size: () => texts.join('').length,
    read: () => {
      throw new Error('The spool must not be read.')
    },
    close: async () => undefined,
  }
}

it('excludes rows written during the backup', async () => {
  const { database } = testServices
  await database.db.insert(redirects).values({ oldPath: '/before', newPath: '/x' })
  const write = () =>
    database.db.transaction(async (transaction) => {
      await transaction.insert(redirects).values({ oldPath: '/meanwhile', newPath: '/x' })
      await transaction.delete(redirects).where(sql`old_path = '/before'`)
      await transaction.insert(personCategories).values({ title: { de: 'Meanwhile', en: '' } })
    })
  let writing: Promise<void> | undefined
  const texts: string[] = []
  const spool = createTestSpool(texts, async () => {
    writing = write()
    // The embedded database blocks other connections until the snapshot ends.
    if (database.target.kind === 'postgres') await writing
  })
  const { pool, close } = await createTestSite(database, '').open()
  const { tables } = await takeSnapshot(pool, spool)
  await writing
  await close()
  const allRows = texts.join('')
  expect(allRows).toContain('"/before"')
  expect(allRows).not.toMatch(/meanwhile/i)
  expect(tables.find(({ name }) => name === 'redirects')?.rows).toBe(1)
  const { rows } = await database.db.execute(sql`SELECT old_path FROM redirects`)
  expect(rows).toEqual([{ old_path: '/meanwhile' }])
})

it('ends its session if the folder of the backup hangs', async () => {
  const { database } = testServices
  const { pool, close } = await createTestSite(database, '').open()
  const spool = createTestSpool([], () => new Promise(() => undefined))
  await expect(takeSnapshot(pool, spool, 200)).rejects.toThrow('does not end in time')
  expect((await database.db.execute(sql`SELECT 1`)).rowCount).toBe(1)
  await close()
})

it('contains only rows of tables that a restore may replace, for a new site', async () => {
  const newSite = await openTestServices()
  const { pool, close } = await createTestSite(newSite.database, '').open()
  const { tables } = await takeSnapshot(
    pool,
    createTestSpool([], async () => undefined),
  )
  await close()
  await newSite.close()
  expect(tables.filter(({ rows }) => rows > 0).map(({ name }) => name)).toEqual(automaticallyFilledTables)
})
