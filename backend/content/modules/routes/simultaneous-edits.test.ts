import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { publishPage } from '@/backend/content/pages/publish-page'
import { isKept, type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { logInEditor } from '@/tests/content/editors'

const backend = startTestBackend()
const rounds = 12

/** Returns a key for the list that contains a module. */
const toListKey = ({ parentId, columnIndex, objectId }: ModuleRow) =>
  parentId === null ? `page ${objectId}` : `${parentId} ${columnIndex}`

/** Creates the simultaneous requests of a round: three new modules and five changes. */
function createRequests(
  rows: readonly ModuleRow[],
  round: number,
  pages: readonly number[],
): [string, string, object][] {
  const pickRow = (list: readonly ModuleRow[], offset: number) => list[(round * 5 + offset) % Math.max(list.length, 1)]
  const remainingRows = rows.filter(({ deletedAt }) => deletedAt === null)
  const box = pickRow(
    remainingRows.filter(({ model }) => model === 'container'),
    0,
  )
  const page = pages[round % 2]
  const createChange = (row: ModuleRow | undefined, action: string, body = {}): [string, string, object] => [
    action === '' ? 'DELETE' : 'POST',
    `${row?.model ?? 'text'}/${row?.id ?? 1}/${action}`,
    { revision: row?.revision ?? 1, parent: null, ...body },
  ]
  const text = { data: { content: '' }, object_id: page, position: 1 }
  return [
    ['POST', 'container', { data: { layout: 3 }, object_id: page, position: 0 }],
    ['POST', 'text', text],
    ['POST', 'text', { ...text, object_id: pages[(round + 1) % 2] }],
    createChange(pickRow(remainingRows, 1), 'move', { object_id: page, position: 0 }),
    createChange(pickRow(remainingRows, 2), 'move', { parent: box?.id ?? null, column: 0 }),
    createChange(pickRow(remainingRows, 4), 'move', { parent: box?.id ?? null, column: 1 }),
    createChange(pickRow(remainingRows, 3), ''),
    createChange(pickRow(rows, 0), 'undelete'),
  ]
}

it('simultaneous changes of two editors during publications all get a response and leave consistent pages', {
  timeout: 60_000,
}, async () => {
  const { db, clock } = backend.services
  const editors = [await logInEditor(backend), await logInEditor(backend)]
  const pages = [await createPage(db, { path: { de: 'a' } }), await createPage(db, { path: { de: 'b' } })]
  const allowedStatuses = new Set([200, 201, 204, 400, 404, 409])
  let hadNestedModules = false
  for (let round = 0; round < rounds; round += 1) {
    const rowsBefore = await db.select().from(modules).orderBy(asc(modules.id))
    hadNestedModules ||= rowsBefore.some(({ parentId }) => parentId !== null)
    const responses = createRequests(rowsBefore, round, pages).map(([method, path, body], index) =>
      editors[index % 2]?.send(method, path, body),
    )
    const publications = pages.map((pageId) => publishPage(db, { pageId, locale: 'de', now: clock() }))
    const statuses = (await Promise.all(responses)).map((response) => response?.status ?? 0)
    expect(statuses.filter((status) => !allowedStatuses.has(status))).toEqual([])
    await Promise.all(publications)
  }

  const rows = await db.select().from(modules).where(isKept).orderBy(asc(modules.position))
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const positionsByList = new Map<string, number[]>()
  for (const row of rows) {
    positionsByList.set(toListKey(row), [...(positionsByList.get(toListKey(row)) ?? []), row.position])
    const parent = row.parentId === null ? undefined : rowsById.get(row.parentId)
    expect(row.parentId === null || parent !== undefined).toBe(true)
    expect(parent?.objectId ?? row.objectId).toBe(row.objectId)
  }
  for (const positions of positionsByList.values()) expect(positions).toEqual(positions.map((_, index) => index))
  expect(rows.length).toBeGreaterThan(rounds)
  expect(hadNestedModules).toBe(true)
})

it('does not delete a container with content that another editor has added or changed meanwhile', async () => {
  const [anna, ben] = [await logInEditor(backend), await logInEditor(backend)]
  const page = await createPage(backend.services.db, { path: { de: 'ungesehen' } })
  const inner = { model: 'text', data: { content: '<p>a</p>' } }
  const { module: box } = await anna.post('container', { object_id: page, columns: [[inner]] })
  const text = box.columns[0]?.children[0] ?? expect.unreachable()
  const deleteBox = (inside: Record<string, number>) =>
    anna.remove(`container/${box.id}`, { revision: box.revision, inside })

  await ben.post(`text/${text.id}`, { revision: 1, data: { content: '<p>b</p>' } })
  expect(await deleteBox({ [text.id]: 1 })).toMatchObject({
    status: 409,
    body: { current: { id: box.id }, by: expect.any(String) },
  })
  const { module: addedModule } = await ben.post('text', { ...inner, parent: box.id, column: 0 })
  expect((await deleteBox({ [text.id]: 2 })).status).toBe(409)
  expect((await anna.get(`text/${text.id}`)).status).toBe(200)
  expect((await deleteBox({ [text.id]: 2, [addedModule.id]: 1 })).status).toBe(204)
  expect((await anna.get(`text/${text.id}`)).status).toBe(404)
})
