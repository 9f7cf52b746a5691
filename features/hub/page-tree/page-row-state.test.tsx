import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { createHubPage, createPageText } from '../hub.fixture'
import { LanguageTools } from './language-tools'
import { PageStatus } from './page-status'

/** Renders the status and the actions of a page with a scheduled version. */
function renderScheduled(isOnline: boolean) {
  const scheduled = { state: 'scheduled', isOnline, publishAt: '2099-07-01T08:00:00+02:00' } as const
  const text = createPageText('Satzung', 'satzung', scheduled)
  renderIn(
    'de',
    <>
      <PageStatus language="de" text={text} />
      <LanguageTools
        page={createHubPage(1, null, { texts: { de: text, en: null } })}
        language="de"
        onTask={() => undefined}
      />
    </>,
  )
}

it('shows a page as online and scheduled, and lets it be viewed and taken offline', () => {
  renderScheduled(true)
  expect(screen.getByText(/veröffentlicht, neue Fassung geplant/)).toHaveTextContent('1. Juli, 08:00')
  expect(screen.getByRole('link', { name: 'Ansehen' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Von der Website nehmen …' })).toBeVisible()
})

it('shows a page that is not online yet as scheduled only', () => {
  renderScheduled(false)
  expect(screen.getByText(/DE/).parentElement).toHaveTextContent(/^DE geplant 1\. Juli, 08:00$/)
  expect(screen.queryByRole('link', { name: 'Ansehen' })).toBeNull()
})
