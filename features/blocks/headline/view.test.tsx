import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { headlineClasses, headlineSchema } from '@/lib/contract/blocks/headline'
import { renderIn } from '@/tests/render'
import { HeadlineView } from './view'

const show = (data: Record<string, unknown>) =>
  renderIn('de', <HeadlineView data={headlineSchema.parse({ content: 'Tarifverträge', ...data })} />)

it.each([1, 2, 3, 4, 5, 6])('renders level %d as a heading of that level', (level) => {
  show({ headline_level: level })
  expect(screen.getByRole('heading', { level })).toHaveTextContent('Tarifverträge')
})

it('renders the lines above and below outside of the heading element', () => {
  show({ headline_level: 2, preline: 'Themen', subline: 'Was gilt', anchor: 'tarif' })
  const heading = screen.getByRole('heading')
  expect(heading).toHaveTextContent(/^Tarifverträge$/)
  expect(heading).toHaveAttribute('id', 'tarif')
  expect(heading.parentElement).toHaveTextContent(/^ThemenTarifverträgeWas gilt$/)
})

it('has the number of letters of a long word, which sets its size in narrow windows', () => {
  show({ headline_level: 2, content: 'Teilnahmebedingungen' })
  expect(screen.getByRole('heading')).toHaveAttribute('data-letters', '21')
})

it('renders no elements for empty fields', () => {
  const { container } = show({ headline_level: 2 })
  expect(container.querySelectorAll('p, [id]')).toHaveLength(0)
})

it('has a style for each of the four variants', () => {
  const looks = headlineClasses.map((extra_class) => {
    const { container, unmount } = show({ headline_level: 2, extra_class })
    const look = container.firstElementChild?.className
    unmount()
    return look
  })
  expect(new Set(looks).size).toBe(4)
})
