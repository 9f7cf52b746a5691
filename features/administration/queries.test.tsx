import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { downloadFileRecords } from '@/lib/contract/administration/downloads'
import { listSentRequests, mockCalls } from './administration.fixture'
import { titlesQuery } from './queries'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

it('loads titles with several calls if there are more ids than a call may contain', async () => {
  mockCalls((_method, path) => {
    const ids = new URLSearchParams(path.split('?')[1]).get('ids')?.split(',') ?? []
    if (ids.length > 200) return [400, {}]
    return [200, { results: ids.map((id) => ({ id: Number(id), title: `Datei ${id}` })) }]
  })
  const ids = Array.from({ length: 401 }, (_, index) => index + 1)
  const titles = await new QueryClient().fetchQuery(titlesQuery('de', downloadFileRecords, ids))
  expect([titles.size, titles.get(401)]).toEqual([401, 'Datei 401'])
  expect(listSentRequests('GET')).toHaveLength(3)
})
