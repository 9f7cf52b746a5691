import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { pageProgress } from './progress'
import { ProgressBar } from './progress-bar'

vi.mock('@/lib/i18n/plain-navigation', () => ({ useFullAddress: () => '/de' }))

it.each([
  ['/de/themen', true],
  ['/de', false],
  ['/de/kalender.ics', false],
  ['/de/api/files/jobs/7.pdf', false],
  ['https://example.org/de/themen', false],
])('after a click on a link to %s, starts: %j', async (href, isStarted) => {
  window.history.replaceState(null, '', '/de')
  const start = vi.spyOn(pageProgress, 'start').mockImplementation(() => {})
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  render(
    <>
      <ProgressBar label="Seite wird geladen" />
      <a href={href}>Ziel</a>
    </>,
  )
  await userEvent.click(screen.getByText('Ziel'))
  expect(start).toHaveBeenCalledTimes(isStarted ? 1 : 0)
})
