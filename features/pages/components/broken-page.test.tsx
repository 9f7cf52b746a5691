import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { pageProgress } from '@/components/behavior/progress/progress'
import { recordFollowedLink, reloadDelayMs } from '@/components/behavior/reload-guard'
import { getMessages } from '@/lib/i18n/messages'
import { installErrorReport } from '@/lib/report'
import { renderIn } from '@/tests/render'
import { BrokenPage } from './broken-page'

const { error: texts } = getMessages('en')

const show = (error: Error, retry = () => {}) =>
  renderIn('en', <BrokenPage error={error} retry={retry} logo={<a href="/en">Sign</a>} />)

it('shows a message without the error, and links to the home page', async () => {
  const retry = vi.fn()
  const { container } = show(new Error('relation "secret" is missing'), retry)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Error 500')
  expect(screen.getByText(texts.internal)).toBeVisible()
  expect(screen.getByRole('link', { name: texts.home })).toHaveAttribute('href', '/en')
  expect(document.title).toBe('Error 500')
  expect(container).not.toHaveTextContent('secret')
  await userEvent.click(screen.getByRole('button', { name: texts.retry }))
  expect(retry).toHaveBeenCalledOnce()
})

it('marks the progress bar as failed', () => {
  pageProgress.start('/de')
  show(new Error('x'))
  expect(pageProgress.getState()).toBe('failed')
})

it('reports the error', () => {
  const report = vi.fn()
  installErrorReport(report)
  const error = new Error('x')
  show(error)
  expect(report).toHaveBeenCalledExactlyOnceWith('A page broke in the browser', error)
})

it('follows the clicked link if scripts are missing', () => {
  vi.useFakeTimers()
  recordFollowedLink('#next')
  show(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }))
  vi.advanceTimersByTime(reloadDelayMs)
  expect(window.location.hash).toBe('#next')
})
