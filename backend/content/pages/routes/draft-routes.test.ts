import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()

it('returns a working copy by its id at any path', async () => {
  const { db } = backend.services
  const editor = await TestEditor.logIn(backend)
  const id = await createPage(db, { path: { de: 'vorher', en: 'before' } })
  await db.update(pageTexts).set({ path: 'nachher', slug: 'nachher' }).where(eq(pageTexts.path, 'vorher'))
  expect(await editor.page('GET', `page/${id}/draft/`)).toMatchObject({ id, slug: 'nachher' })
  expect((await editor.in('en').page('GET', `page/${id}/draft/`)).slug).toBe('before')
  expect((await backend.get(`/de/pageeditor-api/page/${id}/draft/`)).status).toBe(401)
})

it('returns the last editors of the modules', async () => {
  const editor = await TestEditor.logIn(backend, { firstName: 'Anna' })
  const otherEditor = await TestEditor.logIn(backend, { firstName: 'Ben' })
  const id = await createPage(backend.services.db, { path: { de: 'geschrieben' } })
  const module = await editor.addText(id, '<p>Eins</p>')
  const secondModule = await editor.addText(id, '<p>Eins</p>')
  await otherEditor.ask(moduleSchema, 'POST', `text/${secondModule.id}/`, {
    revision: secondModule.revision,
    data: { content: '<p>Zwei</p>' },
  })
  const { written_by = {} } = await editor.page('GET', `page/${id}/draft/`)
  expect(written_by[module.id]).toMatch(/^Anna /)
  expect(written_by[secondModule.id]).toMatch(/^Ben /)
})
