import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { Slider } from './slider'

/** Without a layout no element is near the viewport, so the list is as sent by the server. */
class FarAway {
  observe() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', FarAway))

const createSlides = (count: number) =>
  Array.from({ length: count }, (_, index) => `Bild ${index + 1}`).map((name) => <p key={name}>{name}</p>)

it('renders the slides as a named list with a tab stop', async () => {
  const { container } = renderIn(
    'de',
    <Slider label="Probenbilder" variant="picture">
      {createSlides(3)}
    </Slider>,
  )
  const list = screen.getByRole('list', { name: 'Probenbilder' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  expect(list).toHaveAttribute('tabindex', '0')
  await expectAccessible(container)
})

it('disables the buttons until the list can be moved', () => {
  renderIn(
    'en',
    <Slider label="Rehearsals" variant="cards">
      {createSlides(2)}
    </Slider>,
  )
  for (const button of screen.getAllByRole('button')) expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument()
})

it('has no buttons for a single slide', () => {
  renderIn(
    'de',
    <Slider label="Probenbilder" variant="picture">
      {createSlides(1)}
    </Slider>,
  )
  expect(screen.queryByRole('button')).toBeNull()
})
