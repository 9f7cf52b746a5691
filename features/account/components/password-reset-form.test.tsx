import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { PasswordResetForm } from './password-reset-form'

const links = { loginHref: '/de/account/login', requestHref: '/de/account/password/reset' }

it('links to a new request instead of a form without a key', () => {
  renderIn('de', <PasswordResetForm resetKey={null} {...links} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Bestätigungslink ist abgelaufen oder nicht mehr verfügbar')
  const link = screen.getByRole('link', { name: 'Neues Passwort anfordern' })
  expect(link).toHaveAttribute('href', links.requestHref)
  expect(screen.queryByRole('button', { name: 'Passwort speichern' })).toBeNull()
})

it('links to the login after a reset without JavaScript, even without a key', () => {
  renderIn('de', <PasswordResetForm resetKey={null} {...links} isDone />)
  expect(screen.getByRole('link')).toHaveAttribute('href', links.loginHref)
})
