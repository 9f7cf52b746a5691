import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { createModule } from '@/backend/content/modules/create'
import type { EditContext, Target } from '@/backend/content/modules/edit-context'
import { moveModule } from '@/backend/content/modules/move'
import { removeModule } from '@/backend/content/modules/remove'
import { restoreModule } from '@/backend/content/modules/restore'
import { updateModule } from '@/backend/content/modules/update'
import { ConflictError, InvalidFieldsError, NotFoundError } from '@/backend/platform/errors'
import type { Module } from '@/lib/contract/blocks/module'
import { createUser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { logInEditorBeforeAll } from '@/tests/content/editors'
import { random } from '@/tests/random'
import { type Destination, type Node, TreeModel } from './tree-model.fixture'

const steps = 1000
const checkEvery = 200
const models = ['quote', 'quote', 'container', 'container', 'faq', 'faqitem', 'faqitem'] as const

const backend = startTestBackend()
const userIds: number[] = []
const reader = logInEditorBeforeAll(backend)

beforeAll(async () => {
  for (const _ of ['one', 'other']) userIds.push((await createUser(backend, { role: 'editor' })).id)
})

/** Returns 200 with the result of a change, or the status of its error. */
async function toResponse<Result>(change: Promise<Result>): Promise<{ status: number; result?: Result }> {
  try {
    return { status: 200, result: await change }
  } catch (error) {
    if (error instanceof InvalidFieldsError) return { status: 400 }
    if (error instanceof NotFoundError) return { status: 404 }
    if (error instanceof ConflictError) return { status: 409 }
    throw error
  }
}

const toTarget = ({ id, model }: Node): Target => {
  return { id, model: models.find((name) => name === model) ?? expect.unreachable() }
}

// The last seed is random. Add a seed that fails here.
it.each([785544619, Date.now() % 2 ** 31])(
  `${steps} operations of two editors give the same tree as the simple model, seed %i`,
  { timeout: 120_000 },
  async (seed) => {
    const { below, pick } = random(seed)
    const tree = new TreeModel()
    const pages = [`a-${seed}`, `b-${seed}`]
    const ids: number[] = []
    for (const de of pages) ids.push(await createPage(backend.services.db, { path: { de } }))

    const createData = (model: string): Node['data'] => {
      if (model === 'container') return { layout: below(6), title: '', reusable: null }
      if (model === 'faq') return {}
      return model === 'quote' ? { content: `Wort ${below(4)}`, author: '' } : { content: `Frage ${below(4)}` }
    }
    const pickNode = () => pick([...tree.nodes.values()])
    const pickDestination = (): Destination => {
      const parent = below(4) === 0 ? undefined : pickNode()
      return {
        page: parent ? parent.page : (pick(ids) ?? 0),
        parent: parent?.id ?? null,
        column: parent && parent.model === 'container' ? below(3) : null,
        position: below(6),
      }
    }
    /** Returns the revision, sometimes an outdated one. */
    const pickRevision = (node: Node) => (below(4) === 0 ? node.revision + 1 : node.revision)
    const { db, clock } = backend.services
    const createContext = (userId: number): EditContext => ({
      db,
      locale: 'de',
      siteUrl: 'https://buehnenhaus.test',
      userId,
      now: clock(),
    })
    const pickEditor = () => createContext(pick(userIds) ?? 0)

    async function create() {
      const model = pick(models) ?? 'quote'
      const destination = pickDestination()
      const data = createData(model)
      const { page, ...destinationFields } = destination
      const body = { ...destinationFields, data, ...(destination.parent === null && { object_id: page }) }
      const response = await toResponse(createModule(pickEditor(), model, body))
      expect(response.status).toBe(tree.isAllowedAt(model, destination, 1) ? 200 : 400)
      if (response.result) tree.create(response.result.module.id, model, data, destination)
    }

    async function update(node: Node) {
      const data = createData(node.model)
      const revision = pickRevision(node)
      const response = await toResponse(updateModule(pickEditor(), toTarget(node), { revision, data }))
      if (node.deletedWith !== null) return expect(response.status).toBe(404)
      if (isDeepStrictEqual(data, node.data)) return expect(response.status).toBe(200)
      if (revision !== node.revision) return expect(response.status).toBe(409)
      expect(response.status).toBe(200)
      tree.update(node, data)
    }

    /** Two editors write new content simultaneously, based on the same state. */
    async function race(node: Node) {
      if (node.deletedWith !== null || node.model !== 'quote') return
      const versions = userIds.map((_, index) => ({ content: `Zugleich ${node.revision} ${index}`, author: '' }))
      const responses = await Promise.all(
        userIds.map((userId, index) => {
          const body = { revision: node.revision, data: versions[index] ?? {} }
          return toResponse(updateModule(createContext(userId), toTarget(node), body))
        }),
      )
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
      tree.update(node, versions[responses.findIndex(({ status }) => status === 200)] ?? {})
    }

    async function move(node: Node) {
      const destination = pickDestination()
      const revision = pickRevision(node)
      const { page, ...destinationFields } = destination
      const body = { ...destinationFields, revision, ...(destination.parent === null && { object_id: page }) }
      const response = await toResponse(moveModule(pickEditor(), toTarget(node), body))
      if (node.deletedWith !== null) return expect(response.status).toBe(404)
      const isInside = tree.listWithDescendants(node).some(({ id }) => id === destination.parent)
      if (isInside || !tree.isAllowedAt(node.model, destination, tree.getHeight(node)))
        return expect(response.status).toBe(400)
      const siblings = tree.getList(node)
      const column = tree.find(destination.parent)?.model === 'container' ? destination.column : null
      const isSameList = tree.getList({ ...destination, column }) === siblings
      if (isSameList && siblings.indexOf(node.id) === Math.min(destination.position, siblings.length - 1)) {
        return expect(response.status).toBe(200)
      }
      if (revision !== node.revision) return expect(response.status).toBe(409)
      expect(response.status).toBe(200)
      tree.move(node, { ...destination, column })
    }

    async function remove(node: Node) {
      const revision = pickRevision(node)
      const response = await toResponse(removeModule(pickEditor(), toTarget(node), { revision }))
      if (node.deletedWith !== null) return expect(response.status).toBe(404)
      if (revision !== node.revision) return expect(response.status).toBe(409)
      expect(response.status).toBe(200)
      tree.remove(node)
    }

    async function restore(node: Node) {
      const revision = pickRevision(node)
      const response = await toResponse(restoreModule(pickEditor(), toTarget(node), { revision }))
      if (node.deletedWith === null) return expect(response.status).toBe(200)
      if (node.deletedWith !== node.id) return expect(response.status).toBe(404)
      if (revision !== node.revision) return expect(response.status).toBe(409)
      expect(response.status).toBe(tree.restore(node) ? 200 : 400)
    }

    async function compare() {
      for (const [index, path] of pages.entries()) {
        const draft = await reader.get(`page/${path}?draft=1`)
        const { modules } = draft.body as { modules: Module[] }
        expect(modules.map(simplify)).toEqual(tree.toTree({ page: ids[index] ?? 0, parent: null, column: null }))
        for (const module of modules) expect(module.object_id).toBe(ids[index])
      }
    }

    const operations = [update, update, race, move, move, remove, restore, restore]
    for (let step = 1; step <= steps; step += 1) {
      const node = pickNode()
      const operation = below(4) === 0 ? undefined : pick(operations)
      await (node && operation ? operation(node) : create())
      if (step % checkEvery === 0) await compare()
    }
    // Both kinds of modules must occur, otherwise the comparison proves nothing.
    const nodes = [...tree.nodes.values()]
    expect(nodes.filter(({ deletedWith }) => deletedWith === null).length).toBeGreaterThan(10)
    expect(nodes.some(({ deletedWith }) => deletedWith !== null)).toBe(true)
  },
)

function simplify({ id, model, revision, data, parent, position, columns, children }: Module): object {
  return {
    id,
    model,
    revision,
    data,
    parent,
    position,
    columns: columns.map((column) => column.children.map(simplify)),
    children: children.map(simplify),
  }
}
