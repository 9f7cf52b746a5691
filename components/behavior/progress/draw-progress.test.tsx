import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { createManualTimers } from '../timers.fixture'
import { drawProgress } from './draw-progress'
import { createProgress, type Progress, progressThrottleMs } from './progress'

let removeBar = () => {}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  removeBar()
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
})

const label = 'Die Seite wird "geladen".'
const findBar = () => screen.queryByRole('progressbar', { name: label })
/** Returns the covered part of the window, from 0 to 1. */
const getCoveredShare = () =>
  1 + Number.parseFloat(/translate3?d?\((-?[\d.]+)%/.exec(findBar()?.style.transform ?? '')?.[1] ?? '-100') / 100

function drawBar() {
  const timers = createManualTimers()
  const progress = createProgress(timers)
  render(<div data-testid="stage" id="page-progress" />)
  const stage = screen.getByTestId('stage')
  removeBar = drawProgress(progress, stage, label)
  return { timers, progress, stage }
}

function becomeSlow({ progress, timers }: { progress: Progress; timers: ReturnType<typeof createManualTimers> }) {
  progress.start('/de')
  timers.advance(progressThrottleMs)
}

it('shows the bar from the delay of a slow page until it has loaded', async () => {
  const bar = drawBar()
  bar.progress.start('/de')
  expect(findBar()).toBeNull()
  becomeSlow(bar)
  expect(findBar()).toBeInTheDocument()
  expect(bar.stage).toContainElement(findBar())
  bar.progress.finish()
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
  const bar = drawBar()
  becomeSlow(bar)
  expect(findBar()).not.toHaveAttribute('aria-valuenow')
  vi.useRealTimers()
  await expectAccessible(bar.stage)
  vi.useFakeTimers()
})

it('marks a failure, even before the bar is shown, but not the next wait', () => {
  const bar = drawBar()
  bar.progress.start('/de')
  bar.progress.fail()
  expect(findBar()).toBeInTheDocument()
  expect(bar.stage).toHaveAttribute('data-failed')
  becomeSlow(bar)
  expect(bar.stage).not.toHaveAttribute('data-failed')
})

it('shows the bar immediately for a page already slow, and nothing after it is removed', () => {
  const timers = createManualTimers()
  const progress = createProgress(timers)
  becomeSlow({ progress, timers })
  render(<div data-testid="stage" id="page-progress" />)
  removeBar = drawProgress(progress, screen.getByTestId('stage'), label)
  expect(findBar()).toBeInTheDocument()
  removeBar()
  vi.advanceTimersByTime(1000)
  becomeSlow({ progress, timers })
  expect(findBar()).toBeNull()
})
