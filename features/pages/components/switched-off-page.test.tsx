import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { aPage } from '@/tests/factories/page'
import { renderIn } from '@/tests/render'
import { SwitchedOffPage } from './switched-off-page'

const settings = { name: 'Verband', email: 'post@example.org' }
const getLoginLink = () => screen.getByRole('link', { name: 'Anmeldung für die Redaktion' })

it('shows the notice of the editors and the login', async () => {
  const page = aPage({ headline: 'Umbaupause', hero_text: 'Wir sind bald zurück.' })
  const { container } = renderIn('de', <SwitchedOffPage locale="de" settings={settings} page={page} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Umbaupause')
  expect(screen.getByRole('main')).toHaveTextContent('Wir sind bald zurück.')
  expect(getLoginLink()).toHaveAttribute('href', '/de/account/login')
  await expectAccessible(container)
})

it('shows a default notice without one of the editors', () => {
  renderIn('de', <SwitchedOffPage locale="de" settings={settings} page={null} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vorübergehend nicht erreichbar')
  expect(screen.getByRole('main')).toHaveTextContent('post@example.org')
  expect(getLoginLink()).toBeVisible()
})
