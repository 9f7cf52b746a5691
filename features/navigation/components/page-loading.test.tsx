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

/** The number of skeletons while the page at a path is loading: those of lists are in that of the page. */
function skeletonsFor(path: string): number {
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
])('while %s is loading its skeleton is shown', (_what, path, count) => {
  expect(skeletonsFor(path)).toBe(count)
})
