import { useInfiniteQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { createQueryClient } from '@/lib/api/query-client'
import type { LibraryPicture } from '@/lib/contract/media/media'
import { createWrapper } from '@/tests/render'
import type { PictureQuery } from './calls'
import { createPicture } from './picture.fixture'
import { detailsQuery, picturesQuery } from './queries'
import { usePictureChanges } from './use-picture-changes'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const query: PictureQuery = { searchTerm: '', folder: null, order: '-created_at' }

/** Mocks a library whose responses the test sends. */
function openLibrary() {
  const reads: ((pictures: LibraryPicture[]) => void)[] = []
  vi.mocked(callBackend).mockImplementation((_method, path) => {
    if (path.endsWith('/folders/')) return Promise.resolve({ status: 200, data: [], retryAfter: null })
    return new Promise((resolve) => {
      reads.push((results) =>
        resolve({
          status: 200,
          data: { count: results.length, next: null, previous: null, results },
          retryAfter: null,
        }),
      )
    })
  })
  const client = createQueryClient()
  const { result } = renderHook(
    () => ({ changes: usePictureChanges('de'), list: useInfiniteQuery(picturesQuery('de', query)) }),
    { wrapper: createWrapper('de', client) },
  )
  const ids = () => result.current.list.data?.pictures.map((picture) => picture.id)
  return { client, reads, result, ids }
}

it('keeps a picture that is added during a refetch', async () => {
  const { reads, result, ids } = openLibrary()
  reads[0]?.([createPicture(1)])
  await waitFor(() => expect(ids()).toEqual([1]))
  act(() => void result.current.list.refetch())
  await waitFor(() => expect(reads).toHaveLength(2))
  await act(() => result.current.changes.addPicture(createPicture(2), query))
  reads[1]?.([createPicture(1)])
  await waitFor(() => expect(result.current.list.isFetching).toBe(false))
  expect(ids()).toEqual([2, 1])
})

it('refetches a list that was not loaded before a picture is added', async () => {
  const { reads, result, ids } = openLibrary()
  await waitFor(() => expect(reads).toHaveLength(1))
  await act(() => result.current.changes.addPicture(createPicture(2), query))
  await waitFor(() => expect(reads).toHaveLength(2))
  reads[0]?.([createPicture(1)])
  reads[1]?.([createPicture(2), createPicture(1)])
  await waitFor(() => expect(ids()).toEqual([2, 1]))
})

it('updates loaded details of a changed picture, and stores no others', async () => {
  const { client, result } = openLibrary()
  client.setQueryData(detailsQuery('de', 1).queryKey, createPicture(1))
  const changedPictures = [1, 2].map((id) => ({ ...createPicture(id), revision: 2 }))
  for (const picture of changedPictures) await act(() => result.current.changes.updatePicture(picture))
  expect(client.getQueryData(detailsQuery('de', 1).queryKey)?.revision).toBe(2)
  expect(client.getQueryData(detailsQuery('de', 2).queryKey)).toBeUndefined()
})
