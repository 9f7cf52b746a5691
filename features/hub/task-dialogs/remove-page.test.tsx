import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { createQueryClient } from '@/lib/api/query-client'
import { renderIn } from '@/tests/render'
import { createHubPage, createPageText } from '../hub.fixture'
import { linksQuery, pageQuery } from '../queries'
import { RemovePage } from './remove-page'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

it('redirects to a parent that is public in the other language only', async () => {
  vi.mocked(callBackend).mockReset().mockResolvedValue({ status: 0, data: null, retryAfter: null })
  const client = createQueryClient()
  client.setQueryData(linksQuery('de', 5).queryKey, { pages: [], containers: [], selections: [], redirects: [] })
  const draft = createPageText('House', 'house', { state: 'offline', isOnline: false })
  const texts = { de: createPageText('Haus', 'haus'), en: draft }
  client.setQueryData(pageQuery('en', 1).queryKey, createHubPage(1, null, { texts }))
  const noop = () => undefined
  renderIn('de', <RemovePage page={createHubPage(5, 1)} locale="en" onDone={noop} onClose={noop} />, client)
  await userEvent.click(screen.getByRole('button', { name: 'In den Papierkorb' }))
  const [, path, parts] = vi.mocked(callBackend).mock.calls.find(([method]) => method === 'DELETE') ?? []
  expect([path, parts?.data]).toEqual([
    expect.stringMatching(/^\/de\//),
    expect.objectContaining({ redirect: '/de/haus' }),
  ])
})

it('waits for the parent page, and redirects to the parent even if its end is scheduled', async () => {
  vi.mocked(callBackend).mockReset().mockResolvedValue({ status: 0, data: null, retryAfter: null })
  const client = createQueryClient()
  client.setQueryData(linksQuery('de', 5).queryKey, { pages: [], containers: [], selections: [], redirects: [] })
  const noop = () => undefined
  renderIn('de', <RemovePage page={createHubPage(5, 1)} locale="de" onDone={noop} onClose={noop} />, client)
  const submit = screen.getByRole('button', { name: 'In den Papierkorb' })
  // The parent and the list of pages.
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  await userEvent.click(submit)
  const texts = { de: createPageText('Haus', 'haus', { state: 'scheduled' }), en: null }
  client.setQueryData(pageQuery('de', 1).queryKey, createHubPage(1, null, { texts }))
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
  await userEvent.click(submit)
  const sent = vi.mocked(callBackend).mock.calls.filter(([method]) => method === 'DELETE')
  expect(sent.map(([, , parts]) => parts?.data)).toEqual([expect.objectContaining({ redirect: '/de/haus' })])
})
