import { beforeAll, expect, it } from 'vitest'
import { recentChangesSchema } from '@/lib/contract/pages/page-tree'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
let [edda, emil]: TestEditor[] = []
beforeAll(async () => {
  edda = await TestEditor.logIn(backend)
  emil = await TestEditor.logIn(backend, { firstName: 'Emil' })
})

const loadRecent = async (editor: TestEditor | undefined) =>
  (await editor?.ask(recentChangesSchema, 'GET', 'recent/'))?.map(({ title, locale, by }) => [
    title,
    locale,
    by.split(' ')[0],
  ])

it('lists the last changes with editor, page and language', async () => {
  // Automatic changes have no editor.
  await createPage(backend.services.db, { path: { de: 'gesaet' } })
  expect(await loadRecent(edda)).toEqual([])

  const first = await edda?.page('POST', 'page/', { parent: null, title: 'Erste', slug: 'erste' })
  await edda?.page('POST', 'page/', { parent: null, title: 'Zweite', slug: 'zweite' })
  await emil?.in('de').page('POST', `page/${first?.id}/translate/`)
  const headline = { object_id: first?.id, data: { headline_level: 2, content: 'Neu' } }
  expect((await emil?.call('POST', 'headline/', headline))?.status).toBe(201)
  expect(await loadRecent(edda)).toEqual([
    ['Erste', 'de', 'Emil'],
    ['Erste', 'en', 'Emil'],
    ['Zweite', 'de', 'Edda'],
  ])

  const moveResponse = await edda?.in('en').call('GET', 'page/erste?draft=1')
  const { revision } = (moveResponse?.body ?? {}) as { revision?: number }
  await edda?.in('en').page('POST', `page/${first?.id}/move/`, { parent: null, position: 2, revision })
  expect((await loadRecent(edda?.in('en')))?.[0]).toEqual(['Erste', 'en', 'Edda'])
})
