import { like } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { startTestDatabase } from '@/tests/databases'
import { deleteInBatches } from './delete-in-batches'
import { redirects } from './schema/library/redirects'

const database = startTestDatabase()

it('deletes exactly the matching rows, in batches', async () => {
  const { db } = database
  const paths = [...Array.from({ length: 5 }, (_, n) => `/alt-${n}`), '/bleibt']
  await db.insert(redirects).values(paths.map((oldPath) => ({ oldPath, newPath: '/de' })))
  const statements = vi.spyOn(db, 'delete')
  await deleteInBatches(db, redirects, like(redirects.oldPath, '/alt-%'), 2)
  expect(statements).toHaveBeenCalledTimes(3)
  expect(await db.select({ path: redirects.oldPath }).from(redirects)).toEqual([{ path: '/bleibt' }])
})
