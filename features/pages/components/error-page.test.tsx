import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { renderIn } from '@/tests/render'
import { ErrorPage } from './error-page'

it.each([
  [404, 'Die gesuchte Seite wurde nicht gefunden.'],
  [500, 'Ein interner Serverfehler ist aufgetreten.'],
  [503, 'Ein Fehler ist aufgetreten.'],
])('shows the message of the error catalog for status %i', (status, message) => {
  renderIn('de', <ErrorPage texts={{ locale: 'de', ...getMessages('de').error }} status={status} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Fehler ${status}`)
  expect(screen.getByText(message)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de')
})

it('shows the technical reason in English', () => {
  const texts = { locale: 'de' as const, ...getMessages('de').error }
  renderIn('de', <ErrorPage texts={texts} status={404} reason="Page offline" />)
  expect(screen.getByText('Page offline')).toHaveAttribute('lang', 'en')
})
