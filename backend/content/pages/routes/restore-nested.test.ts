import { expect, it } from 'vitest'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { pageVersionListSchema } from '@/lib/contract/pages/page-editing'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
const editor = TestEditor.logInBeforeAll(backend)

/** Publishes a page with these containers, each in the previous one, and a text in the last one. */
async function publishNested(depth: number) {
  const { id } = await editor.addPage()
  const ids: number[] = []
  for (let level = 0; level < depth; level += 1) {
    const place = { parent: ids.at(-1) ?? null, column: level === 0 ? null : 0 }
    const owner = { content_type: 'page', object_id: id, locale: 'de', ...place }
    ids.push((await editor.ask(moduleSchema, 'POST', 'container/', { ...owner, data: { layout: 0 } })).id)
  }
  await editor.addText(id, '<p>Innen</p>', { parent: ids.at(-1), column: 0 })
  await editor.publish(id)
  const { results } = await editor.ask(pageVersionListSchema, 'GET', `page/${id}/versions/`)
  const move = (module: number, parent: number | null) =>
    editor.ask(moduleSchema, 'POST', `container/${module}/move/`, {
      revision: 1,
      parent,
      column: parent === null ? null : 0,
    })
  return { id, ids, version: results[0]?.id, move }
}

it('returns a block to its place in the version if its current one is inside it', async () => {
  const { id, ids, version, move } = await publishNested(2)
  const [outer = 0, inner = 0] = ids
  await move(inner, null)
  await move(outer, inner)
  const { modules } = await editor.page('POST', `page/${id}/restore/`, { version, module: outer })
  expect(modules).toMatchObject([{ id: outer, columns: [{ children: [{ id: inner }] }] }])
  expect((await editor.publish(id)).modules).toEqual(modules)
})
