import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { createQueryClient } from '@/lib/api/query-client'
import { DraftOwner } from '@/lib/drafts/draft-owner'
import { hasTabDrafts } from '@/lib/drafts/tab-drafts'
import { deferred } from '@/tests/deferred'
import { renderIn } from '@/tests/render'
import { createPicture } from '../picture.fixture'
import { detailsQuery } from '../queries'
import { PanelDetails } from './panel-details'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const toResponse = (status: number, data: unknown = null) => ({ status, data, retryAfter: null })
const stored = (alt_de: string, revision: number) =>
  toResponse(200, createPicture(5, { alt: alt_de, alt_de, revision }))
const listSentTexts = () => vi.mocked(callBackend).mock.calls.map(([, , parts]) => parts?.data)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function show(picture = createPicture(5), owner = 0) {
  const client = createQueryClient()
  client.setQueryData(detailsQuery('de', 5).queryKey, picture)
  const { unmount } = renderIn(
    'de',
    <DraftOwner value={owner}>
      <PanelDetails locale="de" id={5} />
    </DraftOwner>,
    client,
  )
  const write = (value: string) => fireEvent.change(screen.getByLabelText(/^Alternativtext/), { target: { value } })
  return { write, unmount }
}

it('saves words that were typed during a save, also when its fields are removed', async () => {
  const running = deferred<ReturnType<typeof stored>>()
  vi.mocked(callBackend).mockReset().mockReturnValueOnce(running.promise)
  vi.mocked(callBackend).mockResolvedValueOnce(stored('Bühne im Nebel', 3))
  const { write, unmount } = show()
  write('Bühne')
  await wait(800)
  write('Bühne im Nebel')
  unmount()
  expect(hasTabDrafts()).toBe(true)
  running.resolve(stored('Bühne', 2))
  await wait(0)
  expect(listSentTexts()).toEqual([
    { revision: 1, alt_de: 'Bühne' },
    { revision: 2, alt_de: 'Bühne im Nebel' },
  ])
  expect(hasTabDrafts()).toBe(false)
})

it.each([
  ['once after a refusal', 404, 1],
  ['again without a connection', 0, 4],
])('saves %s, and shows the words in the next fields', async (_what, status, count) => {
  vi.mocked(callBackend).mockReset().mockResolvedValue(toResponse(status))
  const { write, unmount } = show()
  write('Nebel')
  for (let seconds = 0; seconds < 48; seconds += 16) await wait(16_000)
  expect(listSentTexts()).toHaveLength(count)
  unmount()
  const laterFields = show(createPicture(5), 8)
  expect(screen.queryByDisplayValue('Nebel')).toBeNull()
  laterFields.unmount()
  const nextFields = show()
  expect(screen.getByDisplayValue('Nebel')).toBeVisible()
  expect(hasTabDrafts()).toBe(true)
  nextFields.write('')
  expect(hasTabDrafts()).toBe(false)
  nextFields.unmount()
})

it('asks about a text that someone else changed as well until it is decided, also in the next fields', async () => {
  const theirs = createPicture(5, { alt: 'Bens Worte', alt_de: 'Bens Worte', revision: 2 })
  const conflict = { detail: 'outdated', current: theirs, yours: {}, by: 'Ben' }
  vi.mocked(callBackend).mockReset().mockResolvedValueOnce(toResponse(409, conflict))
  const { write, unmount } = show()
  write('Annas Worte')
  await wait(800)
  expect(screen.getByRole('alert')).toHaveTextContent('Bens Worte')
  unmount()
  const next = show(theirs)
  expect(screen.getByRole('alert')).toHaveTextContent('Bens Worte')
  await wait(16_000)
  expect(callBackend).toHaveBeenCalledOnce()
  vi.mocked(callBackend).mockResolvedValueOnce(stored('Annas Worte', 3))
  fireEvent.click(screen.getByRole('button', { name: /^Meine Fassung behalten/ }))
  await wait(800)
  expect(listSentTexts().at(-1)).toEqual({ revision: 2, alt_de: 'Annas Worte' })
  expect(hasTabDrafts()).toBe(false)
  next.unmount()
})
