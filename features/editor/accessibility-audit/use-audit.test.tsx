import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { hasTabDrafts } from '@/lib/drafts/tab-drafts'
import { createWrapper } from '@/tests/render'
import type { Editor } from '../core/editor'
import { createDocument, createTree } from '../core/example.fixture'
import { createPictureResponse, undescribedPicture } from './picture.fixture'
import { useAudit } from './use-audit'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

/** Renders the audit of a page whose editor has a picture that is not rendered yet. */
function renderAudit() {
  const root = document.createElement('div')
  root.append(document.createElement('article'))
  const editor = { document: createDocument(), subscribe: () => () => undefined, findId: () => null }
  const { result } = renderHook(
    () =>
      useAudit({
        editor: editor as unknown as Editor,
        isStarted: true,
        root: { current: root },
        writtenText: null,
        locale: 'de',
        pageId: 7,
        publishedWaivers: [],
        onShow: () => undefined,
      }),
    { wrapper: createWrapper('de') },
  )
  editor.document = createDocument(createTree('bild', 'image', { data: { image: undescribedPicture } }))
  return result
}

it.each([
  ['finds a picture that was inserted a moment ago', '', ['picture-undescribed']],
  ['accepts a picture that was described a moment ago', 'Ein Saal', []],
])('before publishing, %s', async (_name, alt, rules) => {
  vi.mocked(callBackend).mockResolvedValueOnce(createPictureResponse(alt))
  const auditResult = await renderAudit().current.auditAtOnce()
  expect(auditResult?.openErrors.map(({ rule }) => rule)).toEqual(rules)
})

it('does not delay publishing for a picture that the library cannot load', async () => {
  vi.mocked(callBackend).mockResolvedValueOnce({ status: 404, data: null, retryAfter: null })
  expect(await renderAudit().current.auditAtOnce()).toEqual({ openErrors: [], waivers: [] })
})

it('keeps the reasons of waivers when the page is reloaded', () => {
  const finding = { rule: 'link-vague', key: 'm3', subject: 'hier' } as const
  const audit = renderAudit()
  act(() => audit.current.setReason(finding, 'So heißt es im Zitat.'))
  expect(renderAudit().current.getReason(finding)).toBe('So heißt es im Zitat.')
  expect(hasTabDrafts()).toBe(true)
})
