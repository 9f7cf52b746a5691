import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { createWrapper } from '@/tests/render'
import { createDocument, createTree } from '../core/example.fixture'
import { createPictureResponse, undescribedPicture } from './picture.fixture'
import { useMissingAltTexts } from './use-missing-alt-texts'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

afterEach(() => vi.useRealTimers())

it('retries failed queries and notices descriptions from another window', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.mocked(callBackend).mockResolvedValueOnce({ status: 0, data: null, retryAfter: null })
  const document = createDocument(createTree('image', 'image', { data: { image: undescribedPicture } }))
  const { result } = renderHook(() => useMissingAltTexts(document, 'de'), { wrapper: createWrapper('de') })
  await waitFor(() => expect(callBackend).toHaveBeenCalledTimes(1))
  vi.mocked(callBackend).mockResolvedValueOnce(createPictureResponse(''))
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  await waitFor(() => expect([...result.current.knownIds]).toEqual([7]))
  vi.mocked(callBackend).mockResolvedValueOnce(createPictureResponse('Ein Saal'))
  act(() => {
    window.dispatchEvent(new Event('focus'))
  })
  await waitFor(() => expect([...result.current.knownIds]).toEqual([]))
})
