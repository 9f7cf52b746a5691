import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageProgress } from '@/components/behavior/progress/progress'
import { recordReload } from '@/components/behavior/reload-guard'
import { installErrorReport } from '@/lib/report'
import { BrokenPage } from './broken-page'
import { ErrorTextsProvider } from './error-texts-provider'

const texts = {
  locale: 'en' as const,
  title: 'Error',
  notFound: 'Nothing here.',
  gone: 'Gone.',
  internal: 'Something broke.',
  other: 'Something is wrong.',
  home: 'To the start page',
  retry: 'Try again',
}

function show(error: Error, retry = () => {}) {
  return render(
    <ErrorTextsProvider texts={texts}>
      <BrokenPage error={error} retry={retry} sign={<a href="/en">Sign</a>} />
    </ErrorTextsProvider>,
  )
}

beforeEach(() => window.sessionStorage.clear())

test('a broken page says so, without a word of the error, and leads on', async () => {
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

test('a broken page fails the progress bar', () => {
  pageProgress.start('/de')
  show(new Error('x'))
  expect(pageProgress.state()).toBe('failed')
})

test('a broken page is reported where errors are', () => {
  const report = vi.fn()
  installErrorReport(report)
  const error = new Error('x')
  show(error)
  expect(report).toHaveBeenCalledExactlyOnceWith('A page broke in the browser', error)
})

test('parts of an old version reload the page, not without end', () => {
  const missingPart = Object.assign(new Error('gone'), { name: 'ChunkLoadError' })
  // As if the page had been reloaded a moment ago: it stays.
  recordReload({ storage: window.sessionStorage, now: Date.now(), isOnline: true })
  show(missingPart)
  expect(screen.getByText('Something broke.')).toBeVisible()
})
