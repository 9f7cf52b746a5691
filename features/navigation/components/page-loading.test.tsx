import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageProgress } from '@/components/behavior/progress/progress'
import { PageLoading } from './page-loading'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => {
    pageProgress.finish()
    vi.runAllTimers()
  })
  vi.useRealTimers()
})

/** Counts the skeletons while the page at a path loads, including those of lists in the page. */
function countSkeletons(path: string): number {
  const { container } = render(<PageLoading label="Lädt" layout="public" />)
  act(() => {
    pageProgress.start(path)
    vi.advanceTimersByTime(1000)
  })
  expect(screen.getByRole('status')).toHaveTextContent('Lädt')
  return container.querySelectorAll('[data-skeleton]').length
}

test.each([
  ['a text', '/de/ueber-uns', 1],
  ['downloads', '/de/account/downloads/tarif/7', 3],
  ['organizations', '/en/addresses/theatre', 3],
])('the skeleton is shown while %s loads', (_what, path, count) => {
  expect(countSkeletons(path)).toBe(count)
})
