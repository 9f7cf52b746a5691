import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import type { Module } from '@/lib/contract/module'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content'
import { logInEditor, type TestEditor } from '@/tests/editors'
import { type Node, TreeModel, type Wish } from './tree-model.fixture'

const steps = 1000
const checkEvery = 100
const models = ['quote', 'quote', 'container', 'container', 'faq', 'faqitem', 'faqitem']

const backend = startTestBackend()
let editors: TestEditor[] = []

beforeAll(async () => {
  editors = [await logInEditor(backend), await logInEditor(backend)]
})

/** Numbers that look random and are the same for a seed: a linear congruential generator (Numerical Recipes). */
function randomFrom(seed: number) {
  let state = seed >>> 0
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const pick = <Item>(list: readonly Item[]): Item | undefined => list[below(list.length)]
  return { below, pick }
}

// The first seed is always the same; the second is another one each time. Whoever sees it fail puts it here.
it.each([1789, Date.now() % 2 ** 31])(
  `two editors' ${steps} operations agree with a simple model, seed %i`,
  {
    timeout: 120_000,
  },
  async (seed) => {
    const { below, pick } = randomFrom(seed)
    const tree = new TreeModel()
    const pages = [`a-${seed}`, `b-${seed}`]
    const ids: number[] = []
    for (const de of pages) ids.push(await createPage(backend.services.db, { path: { de } }))

    const dataOf = (model: string): Node['data'] => {
      if (model === 'container') return { layout: below(6) }
      if (model === 'faq') return {}
      return model === 'quote'
        ? { content: `Wort ${below(4)}`, author: '' }
        : { content: `Frage ${below(4)}` }
    }
    const anyNode = () => pick([...tree.nodes.values()])
    const anyWish = (): Wish => {
      const parent = below(4) === 0 ? undefined : anyNode()
      return {
        page: parent ? parent.page : (pick(ids) ?? 0),
        parent: parent?.id ?? null,
        column: parent && parent.model === 'container' ? below(3) : null,
        position: below(6),
      }
    }
    /** The revision, or one that is not the current one. */
    const someRevision = (node: Node) => (below(4) === 0 ? node.revision + 1 : node.revision)
    const send = (method: string, path: string, body?: object) =>
      pick(editors)?.send(method, path, body) ?? expect.unreachable()

    async function create() {
      const model = pick(models) ?? 'quote'
      const wish = anyWish()
      const data = dataOf(model)
      const { page, ...rest } = wish
      const answer = await send('POST', model, {
        ...rest,
        data,
        ...(wish.parent === null && { object_id: page }),
      })
      expect(answer.status).toBe(tree.mayStand(model, wish, 1) ? 201 : 400)
      if (answer.status === 201) tree.create(answer.module.id, model, data, wish)
    }

    async function update(node: Node) {
      const data = dataOf(node.model)
      const revision = someRevision(node)
      const answer = await send('POST', `${node.model}/${node.id}`, { revision, data })
      if (node.deletedWith !== null) return expect(answer.status).toBe(404)
      if (isDeepStrictEqual(data, node.data)) return expect(answer.status).toBe(200)
      if (revision !== node.revision) return expect(answer.status).toBe(409)
      expect(answer.status).toBe(200)
      tree.update(node, data)
    }

    /** Both editors write at once what was not there, from the same state. */
    async function race(node: Node) {
      if (node.deletedWith !== null || node.model !== 'quote') return
      const versions = editors.map((_, index) => ({
        content: `Zugleich ${node.revision} ${index}`,
        author: '',
      }))
      const answers = await Promise.all(
        editors.map((editor, index) =>
          editor.post(`quote/${node.id}`, { revision: node.revision, data: versions[index] }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      tree.update(node, versions[answers.findIndex(({ status }) => status === 200)] ?? {})
    }

    async function move(node: Node) {
      const wish = anyWish()
      const revision = someRevision(node)
      const { page, ...rest } = wish
      const answer = await send('POST', `${node.model}/${node.id}/move`, {
        ...{ ...rest, revision },
        ...(wish.parent === null && { object_id: page }),
      })
      if (node.deletedWith !== null) return expect(answer.status).toBe(404)
      const isInside = tree.within(node).some(({ id }) => id === wish.parent)
      if (isInside || !tree.mayStand(node.model, wish, tree.height(node)))
        return expect(answer.status).toBe(400)
      const siblings = tree.list(node)
      const column = tree.node(wish.parent)?.model === 'container' ? wish.column : null
      const isThere = tree.list({ ...wish, column }) === siblings
      if (isThere && siblings.indexOf(node.id) === Math.min(wish.position, siblings.length - 1)) {
        return expect(answer.status).toBe(200)
      }
      if (revision !== node.revision) return expect(answer.status).toBe(409)
      expect(answer.status).toBe(200)
      tree.move(node, { ...wish, column })
    }

    async function remove(node: Node) {
      const revision = someRevision(node)
      const answer = await send('DELETE', `${node.model}/${node.id}`, { revision })
      if (node.deletedWith !== null) return expect(answer.status).toBe(404)
      if (revision !== node.revision) return expect(answer.status).toBe(409)
      expect(answer.status).toBe(204)
      tree.remove(node)
    }

    async function restore(node: Node) {
      const revision = someRevision(node)
      const answer = await send('POST', `${node.model}/${node.id}/undelete`, { revision })
      if (node.deletedWith === null) return expect(answer.status).toBe(200)
      if (node.deletedWith !== node.id) return expect(answer.status).toBe(404)
      if (revision !== node.revision) return expect(answer.status).toBe(409)
      expect(answer.status).toBe(tree.restore(node) ? 200 : 400)
    }

    async function compare() {
      for (const [index, path] of pages.entries()) {
        const draft = await send('GET', `page/${path}?draft=1`)
        const { modules } = draft.body as { modules: Module[] }
        expect(modules.map(simplified)).toEqual(
          tree.tree({ page: ids[index] ?? 0, parent: null, column: null }),
        )
        for (const module of modules) expect(module.object_id).toBe(ids[index])
      }
    }

    const operations = [update, update, race, move, move, remove, restore, restore]
    for (let step = 1; step <= steps; step += 1) {
      const node = anyNode()
      const operation = below(4) === 0 ? undefined : pick(operations)
      await (node && operation ? operation(node) : create())
      if (step % checkEvery === 0) await compare()
    }
    // The run has to have been one: modules that live, and some that are deleted.
    const all = [...tree.nodes.values()]
    expect(all.filter(({ deletedWith }) => deletedWith === null).length).toBeGreaterThan(10)
    expect(all.some(({ deletedWith }) => deletedWith !== null)).toBe(true)
  },
)

function simplified({ id, model, revision, data, parent, position, columns, children }: Module): object {
  return {
    ...{ id, model, revision, data, parent, position },
    columns: columns.map((column) => column.children.map(simplified)),
    children: children.map(simplified),
  }
}
