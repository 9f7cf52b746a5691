import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { images } from '@/backend/platform/db/schema/library/images'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { logInEditorBeforeAll, type TestEditor } from '@/tests/content/editors'
import { createPicture } from '@/tests/content/pictures'
import { lockContainers } from '../../containers/lock-containers'

const backend = startTestBackend()
const editor = logInEditorBeforeAll(backend)
let pageId: number
beforeAll(async () => {
  pageId = await createPage(backend.services.db, { path: { de: 'bilder' } })
})

const addPicture = () => createPicture(backend.services.db)
const createImage = (data: object) => editor.post('image', { object_id: pageId, data })
const deletePicture = (id: number) => editor.remove(`media/${id}`, { revision: 1 })

/** Counts the statements of this database that wait for a lock; PGlite runs one at a time. */
async function countLockWaits(db: Pick<typeof backend.services.db, 'execute'>): Promise<number> {
  // A transaction caches the activity statistics by default.
  await db.execute(sql`SELECT pg_stat_clear_snapshot()`)
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

/** Waits until `count` statements wait for a lock or the work is done. */
async function waitForLocks(
  db: Pick<typeof backend.services.db, 'execute'>,
  count: number,
  work: Promise<unknown>,
): Promise<void> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM pg_stat_activity WHERE backend_type = 'client backend'`,
  )
  if ((rows[0]?.count ?? 0) < 2) return
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  while (!isDone && (await countLockWaits(db)) < count);
}

/** Writes that set the picture of a new or of an existing module. */
const savesByName: [string, () => Promise<(image: number) => ReturnType<TestEditor['send']>>][] = [
  ['new', async () => (image) => createImage({ image })],
  [
    'changed',
    async () => {
      const { id } = (await createImage({ image: await addPicture() })).module
      return (image) => editor.post(`image/${id}`, { revision: 1, data: { image } })
    },
  ],
]

describe.each(savesByName)('a %s module with a picture', (_, prepare) => {
  it('prevents the concurrent deletion of the picture', async () => {
    const { db } = backend.services
    const save = await prepare()
    const image = await addPicture()
    let savePromise: ReturnType<typeof save> | undefined
    let removePromise: ReturnType<typeof deletePicture> | undefined
    await db.transaction(async (transaction) => {
      // The table lock stops the save after its reads and row locks, before its first write.
      await transaction.execute(sql`LOCK TABLE modules IN SHARE MODE`)
      savePromise = save(image)
      await waitForLocks(transaction, 1, savePromise)
      removePromise = deletePicture(image)
      await waitForLocks(transaction, 2, removePromise)
    })
    const statuses = [(await savePromise)?.status, (await removePromise)?.status]
    const isStored = (await db.select().from(images).where(eq(images.id, image))).length === 1
    // PGlite runs one statement at a time, so either write may be the first.
    expect([...statuses, isStored]).toBeOneOf([
      [expect.toBeOneOf([200, 201]), 409, true],
      [400, 204, false],
    ])
  })

  it('is rejected while the picture is being deleted', async () => {
    const { db } = backend.services
    const save = await prepare()
    const image = await addPicture()
    let savePromise: ReturnType<typeof save> | undefined
    await db.transaction(async (transaction) => {
      await transaction.delete(images).where(eq(images.id, image))
      savePromise = save(image)
      await waitForLocks(transaction, 1, savePromise)
    })
    expect(await savePromise).toMatchObject({ status: 400, body: { data: { image: [expect.any(String)] } } })
    const rows = await db.select().from(modules)
    expect(rows.filter(({ data }) => data.image === image)).toEqual([])
  })
})

it('prevents the deletion of the picture of a restored module', async () => {
  const image = await addPicture()
  const { id } = (await createImage({ image })).module
  await editor.remove(`image/${id}`, { revision: 1 })
  const [restoreResponse, deleteResponse] = await Promise.all([
    editor.post(`image/${id}/undelete`, { revision: 1 }),
    deletePicture(image),
  ])
  expect(restoreResponse.status).toBe(200)
  const { data } = (await editor.get(`image/${id}`)).module
  expect([deleteResponse.status, data.image === null]).toBeOneOf([
    [409, false],
    [204, true],
  ])
})

it('locks the reusable containers before a changed picture, as changes of modules do', async () => {
  const image = await addPicture()
  let changePromise: ReturnType<TestEditor['send']> | undefined
  await backend.services.db.transaction(async (transaction) => {
    await lockContainers(transaction)
    changePromise = editor.post(`media/${image}`, { revision: 1, alt_de: 'Licht' })
    await waitForLocks(transaction, 1, changePromise)
    // Fails if the waiting change has locked the picture.
    await transaction.select().from(images).where(eq(images.id, image)).for('update', { noWait: true })
  })
  expect(await changePromise).toMatchObject({ status: 200 })
})
