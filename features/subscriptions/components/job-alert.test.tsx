import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JobAlert } from './job-alert'

const alert = (
  <JobAlert label="Neue Stellen per E-Mail">
    <form aria-label="Stellen abonnieren" />
  </JobAlert>
)

it('shows its form if it was opened before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(alert)
  container.querySelector('details')?.setAttribute('open', '')
  render(alert, { container, hydrate: true })
  expect(screen.getByRole('form', { name: 'Stellen abonnieren' })).toBeVisible()
})
