import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { createQueryClient } from '@/lib/api/query-client'
import { createDocument, createTree } from '../core/example.fixture'
import { useMissingAltTexts } from './use-missing-alt-texts'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const thumb = { avif: '/a', webp: '/w', jpg: '/j', width: 1, height: 1 }
const picture = (alt: string) => ({
  id: 7,
  alt,
  copyright: '',
  description: '',
  focal: { x: 0.5, y: 0.5 },
  width: 4,
  height: 3,
  thumbs: { small: thumb, medium: thumb, large: thumb, xlarge: thumb },
})
const inLibrary = (alt: string) => ({
  status: 200,
  data: {
    ...picture(alt),
    alt_de: alt,
    alt_en: '',
    description_de: '',
    description_en: '',
    is_decorative: false,
    file_name: 'bild.jpg',
    mime: 'image/jpeg',
    byte_size: 1,
    folder: null,
    revision: 1,
    created_at: '2026-01-01T00:00:00+01:00',
    updated_at: '2026-01-01T00:00:00+01:00',
  },
  retryAfter: null,
})

afterEach(() => vi.useRealTimers())

test('retries failed queries and notices descriptions from another window', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.mocked(callBackend).mockResolvedValueOnce({ status: 0, data: null, retryAfter: null })
  const document = createDocument(createTree('image', 'image', { data: { image: picture('') } }))
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useMissingAltTexts(document, 'de'), { wrapper })
  await waitFor(() => expect(callBackend).toHaveBeenCalledTimes(1))
  vi.mocked(callBackend).mockResolvedValueOnce(inLibrary(''))
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  await waitFor(() => expect([...result.current]).toEqual([7]))
  vi.mocked(callBackend).mockResolvedValueOnce(inLibrary('Ein Saal'))
  act(() => {
    window.dispatchEvent(new Event('focus'))
  })
  await waitFor(() => expect([...result.current]).toEqual([]))
})
