import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { pageProgress } from '@/components/behavior/progress/progress'
import { recordReload } from '@/components/behavior/reload-guard'
import { ErrorTextsProvider } from '@/components/page-frame/error-texts-provider'
import { installErrorReport } from '@/lib/report'
import { BrokenPage } from './broken-page'

const texts = {
  locale: 'en' as const,
  title: 'Error',
  notFound: 'Nothing here.',
  gone: 'Gone.',
  internal: 'Something broke.',
  other: 'Something is wrong.',
  home: 'To the start page',
  retry: 'Try again',
  part: 'This is missing.',
}

function show(error: Error, retry = () => {}) {
  return render(
    <ErrorTextsProvider texts={texts}>
      <BrokenPage error={error} retry={retry} sign={<a href="/en">Sign</a>} />
    </ErrorTextsProvider>,
  )
}

beforeEach(() => window.sessionStorage.clear())

it('shows a message without the error, and links to the home page', async () => {
  const retry = vi.fn()
  const { container } = show(new Error('relation "secret" is missing'), retry)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Error 500')
  expect(screen.getByText('Something broke.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '/en')
  expect(document.title).toBe('Error 500')
  expect(container).not.toHaveTextContent('secret')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('marks the progress bar as failed', () => {
  pageProgress.start('/de')
  show(new Error('x'))
  expect(pageProgress.state()).toBe('failed')
})

it('reports the error', () => {
  const report = vi.fn()
  installErrorReport(report)
  const error = new Error('x')
  show(error)
  expect(report).toHaveBeenCalledExactlyOnceWith('A page broke in the browser', error)
})

it('reloads a page of an old version only once', () => {
  const missingPart = Object.assign(new Error('gone'), { name: 'ChunkLoadError' })
  // Simulates a reload a moment ago.
  recordReload({
    storage: window.sessionStorage,
    now: Date.now(),
    isOnline: true,
    hasUnsentWords: false,
  })
  show(missingPart)
  expect(screen.getByText('Something broke.')).toBeVisible()
})
