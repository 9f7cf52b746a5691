import { expect, it } from 'vitest'
import { pageVersionListSchema } from '@/lib/contract/page-editing'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content'
import { TestEditor } from '@/tests/page-editor'

const backend = startTestBackend({ clock: () => new Date('2026-11-20T12:00:00Z') })
const waiver = { module: 3, rule: 'link-vague', subject: 'hier', reason: 'Zitat aus einem Brief' }

async function start(slug: string) {
  const editor = await TestEditor.logIn(backend)
  const id = await createPage(backend.services.db, { path: { de: slug } })
  const waived = async () => {
    const { results } = await editor.ask(pageVersionListSchema, 'GET', `page/${id}/versions/`)
    return results.map((version) => version.waived)
  }
  return { editor, id, waived }
}

it('what was waved through stands with the version that it was published with', async () => {
  const { editor, id, waived } = await start('durchgewinkt')
  const own = { module: null, rule: 'contrast', reason: ' Wird im Herbst neu gestaltet ' }
  await editor.page('POST', `page/${id}/publish/`, { waived: [waiver, own] })
  await editor.page('POST', `page/${id}/publish/`, { note: 'Nichts' })
  expect(await waived()).toEqual([
    [],
    [waiver, { ...own, subject: '', reason: 'Wird im Herbst neu gestaltet' }],
  ])
})

it('what was waved through stands with the version that is scheduled', async () => {
  const { editor, id, waived } = await start('geplant')
  await editor.page('POST', `page/${id}/schedule/`, { publish_at: '2026-12-01T08:00:00Z', waived: [waiver] })
  expect(await waived()).toEqual([[waiver]])
})

it.each([
  ['without a reason', { ...waiver, reason: '  ' }],
  ['with a reason that says nothing', { ...waiver, reason: ' passt so ' }],
  ['with a reason of no sensible length', { ...waiver, reason: 'x'.repeat(301) }],
  ['for a rule that nobody knows', { ...waiver, rule: 'taste' }],
  ['for what is no module', { ...waiver, module: 'drei' }],
])('nothing is waved through %s', async (_case, wrong) => {
  const { editor, id, waived } = await start(`nicht-${crypto.randomUUID()}`)
  const refused = await editor.call('POST', `page/${id}/publish/`, { waived: [wrong] })
  expect(refused.status).toBe(400)
  expect(refused.body).toHaveProperty('waived')
  expect(await waived()).toEqual([])
})
