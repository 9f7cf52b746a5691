import { expect, it } from 'vitest'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { pageVersionListSchema } from '@/lib/contract/pages/page-editing'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend({ clock: () => new Date('2026-11-20T12:00:00Z') })
const waiver = { module: 3, rule: 'link-vague', subject: 'hier', reason: 'Zitat aus einem Brief' }

async function createTestPage(slug: string) {
  const editor = await TestEditor.logIn(backend)
  const id = await createPage(backend.services.db, { path: { de: slug } })
  const listWaived = async () => {
    const { results } = await editor.ask(pageVersionListSchema, 'GET', `page/${id}/versions/`)
    return results.map((version) => version.waived)
  }
  return { editor, id, listWaived }
}

it('waivers are stored with the published version', async () => {
  const { editor, id, listWaived } = await createTestPage('durchgewinkt')
  const sentWaiver = { module: null, rule: 'contrast', reason: ' Wird im Herbst neu gestaltet ' }
  await editor.page('POST', `page/${id}/publish/`, { waived: [waiver, sentWaiver] })
  await editor.page('POST', `page/${id}/publish/`, { note: 'Nichts' })
  expect(await listWaived()).toEqual([
    [],
    [waiver, { ...sentWaiver, subject: '', reason: 'Wird im Herbst neu gestaltet' }],
  ])
})

it('waivers are stored with the scheduled version', async () => {
  const { editor, id, listWaived } = await createTestPage('geplant')
  await editor.page('POST', `page/${id}/schedule/`, { publish_at: '2026-12-01T08:00:00Z', waived: [waiver] })
  expect(await listWaived()).toEqual([[waiver]])
})

it('waivers of the last version stay valid for the copy that a restoration stores', async () => {
  const { editor, id, listWaived } = await createTestPage('zurueckgeholt')
  await editor.addText(id, '<p>Alt</p>')
  await editor.page('POST', `page/${id}/publish/`, { waived: [waiver] })
  const { results } = await editor.ask(pageVersionListSchema, 'GET', `page/${id}/versions/`)
  await editor.addText(id, '<p>Neu</p>')
  await editor.page('POST', `page/${id}/restore/`, { version: results[0]?.id })
  expect(await listWaived()).toEqual([[waiver], [waiver]])
})

it.each([
  ['without a reason', { ...waiver, reason: '  ' }],
  ['with a reason of too few characters', { ...waiver, reason: ' passt so ' }],
  ['with an overlong reason', { ...waiver, reason: 'x'.repeat(301) }],
  ['for an unknown rule', { ...waiver, rule: 'taste' }],
  ['for an invalid module id', { ...waiver, module: 'drei' }],
])('rejects a waiver %s', async (_case, invalidWaiver) => {
  const { editor, id, listWaived } = await createTestPage(`nicht-${crypto.randomUUID()}`)
  const rejection = await editor.call('POST', `page/${id}/publish/`, { waived: [invalidWaiver] })
  expect(rejection.status).toBe(400)
  expect(rejection.body).toHaveProperty('waived')
  expect(await listWaived()).toEqual([])
})

it('links and code with accessibility findings of the backend need a waiver for the publication', async () => {
  const { editor, id } = await createTestPage('barrieren')
  const text = '<p>Den Tarif finden Sie <a href="/de/tarif">hier</a>, oder <a href="/de/mehr"> </a></p>'
  const code =
    '<img src="/media/images/plan.png"><iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"></iframe>' +
    '<h2> </h2><table><tr><td>Rang</td></tr></table><table><tr><th>Platz</th></tr></table>'
  const owner = { content_type: 'page', object_id: id }
  const create = (model: string, data: object) => editor.ask(moduleSchema, 'POST', `${model}/`, { ...owner, data })
  const { id: textId } = await create('text', { content: text })
  const { id: htmlId } = await create('html', { html_code: code })
  const { id: linkId } = await create('link', { content: 'Mehr …', link: '/de/mehr' })
  const table = '<table><tbody><tr><td><p>Rang</p></td></tr></tbody></table>'
  for (const [model, data] of [
    ['link', { content: 'Mehr vom Tarif', link: '/de/mehr' }],
    ['headline', { content: 'Mehr', headline_level: 2 }],
    ['table', { content: table }],
  ] as const) {
    await create(model, data)
  }
  const rejection = await editor.call('POST', `page/${id}/publish/`, {})
  expect(rejection.status).toBe(400)
  expect(rejection.body).toMatchObject({
    modules: {
      [textId]: { content: ['Ein Link hat keinen Text.', 'Ein Linktext sagt nicht, wohin der Link führt.'] },
      [linkId]: { content: ['Ein Linktext sagt nicht, wohin der Link führt.'] },
      [htmlId]: {
        html_code: [
          'Eine Überschrift im Code ist leer.',
          'Eine Tabelle im Code hat keine Kopfzellen (th).',
          expect.stringContaining('alt'),
          expect.stringContaining('title'),
        ],
      },
    },
  })
  const reason = 'So steht es in der Satzung'
  const waived = [
    ...(['link-empty', 'link-vague'] as const).map((rule) => ({ module: textId, rule, reason })),
    ...(['heading-empty', 'table-heads', 'alt-missing', 'frame-title'] as const).map((rule) => ({
      module: htmlId,
      rule,
      reason,
    })),
    { module: linkId, rule: 'link-vague', reason },
  ]
  const rejectionOfOne = await editor.call('POST', `page/${id}/publish/`, { waived: waived.slice(1) })
  expect(rejectionOfOne.body).toEqual({ modules: { [textId]: { content: ['Ein Link hat keinen Text.'] } } })
  await editor.page('POST', `page/${id}/publish/`, { waived })
})
