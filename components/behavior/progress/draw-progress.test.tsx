import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { manualTimers } from '../timers.fixture'
import { drawProgress } from './draw-progress'
import { createProgress, type Progress, progressThrottleMs } from './progress'

let leave = () => {}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  leave()
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
})

const label = 'Die Seite wird "geladen".'
const findBar = () => screen.queryByRole('progressbar', { name: label })
/** Returns the covered part of the window, from 0 to 1. */
const getCoveredShare = () =>
  1 + Number.parseFloat(/translate3?d?\((-?[\d.]+)%/.exec(findBar()?.style.transform ?? '')?.[1] ?? '-100') / 100

function drawBar() {
  const timers = manualTimers()
  const progress = createProgress(timers)
  render(<div data-testid="stage" id="page-progress" />)
  const stage = screen.getByTestId('stage')
  leave = drawProgress(progress, stage, label)
  return { timers, progress, stage }
}

function becomeSlow({ progress, timers }: { progress: Progress; timers: ReturnType<typeof manualTimers> }) {
  progress.start('/de')
  timers.advance(progressThrottleMs)
}

it('shows the bar from the delay of a slow page until it has loaded', async () => {
  const slow = drawBar()
  slow.progress.start('/de')
  expect(findBar()).toBeNull()
  becomeSlow(slow)
  expect(findBar()).toBeInTheDocument()
  expect(slow.stage).toContainElement(findBar())
  slow.progress.finish()
  vi.advanceTimersByTime(1000)
  expect(findBar()).toBeNull()
})

it('advances for 5000 ms without reaching the end', () => {
  becomeSlow(drawBar())
  vi.advanceTimersByTime(1000)
  expect(getCoveredShare()).toBeGreaterThan(0.08)
  expect(getCoveredShare()).toBeLessThan(0.6)
  vi.advanceTimersByTime(60_000)
  expect(getCoveredShare()).toBeCloseTo(0.994)
})

it('has a name and no value', async () => {
  const slow = drawBar()
  becomeSlow(slow)
  expect(findBar()).not.toHaveAttribute('aria-valuenow')
  vi.useRealTimers()
  await expectAccessible(slow.stage)
  vi.useFakeTimers()
})

it('marks a failure, even before the bar is shown, but not the next wait', () => {
  const slow = drawBar()
  slow.progress.start('/de')
  slow.progress.fail()
  expect(findBar()).toBeInTheDocument()
  expect(slow.stage).toHaveAttribute('data-failed')
  becomeSlow(slow)
  expect(slow.stage).not.toHaveAttribute('data-failed')
})

it('shows the bar immediately for a page already slow, and nothing after it is removed', () => {
  const timers = manualTimers()
  const progress = createProgress(timers)
  becomeSlow({ progress, timers })
  render(<div data-testid="stage" id="page-progress" />)
  leave = drawProgress(progress, screen.getByTestId('stage'), label)
  expect(findBar()).toBeInTheDocument()
  leave()
  vi.advanceTimersByTime(1000)
  becomeSlow({ progress, timers })
  expect(findBar()).toBeNull()
})
