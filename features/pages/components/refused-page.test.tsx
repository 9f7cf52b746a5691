import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { RefusedPage } from './refused-page'

const addresses = { login: '/de/account/login', account: '/de/account', contact: '/de/ansprechpersonen' }

it('shows a user of another group the reason and links', async () => {
  const { container } = renderIn('de', <RefusedPage status={403} addresses={addresses} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nicht für Ihre Gruppe freigeschaltet')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/de/account',
    '/de/ansprechpersonen',
  ])
  await expectAccessible(container)
})

it('links to the login without a session', () => {
  renderIn('en', <RefusedPage status={401} addresses={addresses} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Please log in')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/de/account/login')
})
