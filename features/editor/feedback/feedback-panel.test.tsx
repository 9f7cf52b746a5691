import type { UseQueryResult } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { createQueryClient } from '@/lib/api/query-client'
import type { Feedback, Thread } from '@/lib/contract/pages/feedback'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { hasTabDrafts } from '@/lib/drafts/tab-drafts'
import { renderIn } from '@/tests/render'
import type { Editor } from '../core/editor'
import { FeedbackPanel } from './feedback-panel'
import { editorNamesQuery } from './queries'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const editor = { status: 'saved', subscribe: () => () => undefined, findKey: () => null } as unknown as Editor
const comment = { id: 4, guest_name: null, created_at: '2026-12-01T08:00:00+01:00', edited_at: null }
const thread: Thread = {
  id: 4,
  module: null,
  quote: '',
  comments: [{ ...comment, author: { id: 1, name: 'Ada Lux' }, text: 'Alt' }],
  resolved_at: null,
  resolved_by: null,
}
const resolvedThread = { ...thread, resolved_at: '2026-12-02T08:00:00+01:00', resolved_by: 'Ben' }

beforeEach(() => {
  vi.mocked(callBackend).mockReset().mockResolvedValue({ status: 0, data: null, retryAfter: null })
})

function show(names: { id: number; name: string }[] | null = []) {
  const client = createQueryClient()
  if (names) client.setQueryData(editorNamesQuery('de').queryKey, names)
  const toPanel = (threads: Thread[]) => {
    const query = { data: { needs_approval: false, review: null, threads } } as UseQueryResult<Feedback>
    const selection = { selectedKey: null, words: '', thread: null }
    const facts = { page: { id: 7 } as PageDraft, editor, query }
    const handlers = { getName: String, onShow: () => undefined }
    return <FeedbackPanel {...facts} {...selection} {...handlers} locale="de" userId={1} />
  }
  const { rerender, unmount } = renderIn('de', toPanel([thread]), client)
  return { change: (threads: Thread[]) => rerender(toPanel(threads)), unmount }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('keeps unsent words and the focus when a thread is resolved or deleted meanwhile', async () => {
  const { change, unmount } = show()
  await press('Antworten')
  await userEvent.keyboard('Gern')
  for (const threads of [[resolvedThread], [thread], []]) {
    change(threads)
    await userEvent.keyboard('.')
  }
  expect(screen.getByLabelText(/^Ihre Antwort/)).toHaveValue('Gern...')
  unmount()
  const next = show()
  expect(screen.getByLabelText(/^Ihre Antwort/)).toHaveValue('Gern...')
  expect(hasTabDrafts()).toBe(true)
  await press('Abbrechen')
  expect(hasTabDrafts()).toBe(false)
  next.unmount()
})

const ada = { id: 2, name: 'Ada Lux' }
const crowd = Array.from({ length: 21 }, (_, id) => ({ id, name: `P${id}` }))
const crowdText = crowd.map(({ name }) => `@${name}`).join(' ')
it.each([
  { what: 'loads the names before a mention is sent', status: 200, mentions: [2] },
  { what: 'sends no mention without the names', status: 0, alert: /nicht laden/ },
  { what: 'limits the mentions', status: 0, alert: /höchstens 20/, text: crowdText, names: crowd },
])('$what', async ({ status, text = '@Ada Lux', names = null, mentions, alert }) => {
  const { unmount } = show(names)
  const sentData: unknown[] = []
  vi.mocked(callBackend).mockImplementation(async (method, _path, parts) => {
    if (method === 'POST') sentData.push(parts?.data)
    return { status: method === 'POST' ? 0 : status, data: [ada], retryAfter: null }
  })
  await userEvent.click(screen.getByLabelText(/^Neuer Kommentar/))
  await userEvent.paste(text)
  await press('Kommentieren')
  if (alert) expect(await screen.findByRole('alert')).toHaveTextContent(alert)
  expect(sentData).toEqual(mentions ? [expect.objectContaining({ mentions })] : [])
  await userEvent.clear(screen.getByLabelText(/^Neuer Kommentar/))
  unmount()
})

it('sends by keyboard while the names are still loading', async () => {
  const sentData: unknown[] = []
  vi.mocked(callBackend).mockImplementation(async (method, _path, parts) => {
    if (method !== 'POST') return new Promise(() => undefined)
    sentData.push(parts?.data)
    return { status: 0, data: null, retryAfter: null }
  })
  show(null)
  await userEvent.type(screen.getByLabelText(/^Neuer Kommentar/), 'Fehlt ein Bild?{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(sentData).toMatchObject([{ text: 'Fehlt ein Bild?' }]))
})

it('deletes a comment only after a second press', async () => {
  show()
  await press('Löschen')
  const deletion = ['DELETE', '/de/pageeditor-api/page/7/comments/4/', expect.anything()] as const
  expect(callBackend).not.toHaveBeenCalledWith(...deletion)
  await press('Endgültig löschen')
  expect(callBackend).toHaveBeenCalledWith(...deletion)
})

it('sends the mentions that a changed comment adds', async () => {
  const mentioningThread = { ...thread, comments: thread.comments.map((old) => ({ ...old, text: '@Ada Lux' })) }
  show([ada, { id: 3, name: 'Ben Ro' }]).change([mentioningThread])
  await press('Ändern')
  await userEvent.keyboard('@Ben Ro ')
  await press('Speichern')
  const data = { text: '@Ben Ro @Ada Lux', mentions: [3] }
  expect(vi.mocked(callBackend).mock.calls.at(-1)?.[2]).toMatchObject({ data })
})
