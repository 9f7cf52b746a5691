import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { createImage, createModule } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const show = (...logos: Record<string, unknown>[]) =>
  showModules([
    createModule(
      'logolist',
      {},
      { children: logos.map((logo) => createModule('logolistitem', { image: createImage('wappen'), ...logo })) },
    ),
  ])

it('prefers the alternative text of a logo to that of its picture', async () => {
  const { container } = show({ image_alt: 'Stadt Köln', image_copyright: 'Amt 45' }, {})
  expect(screen.getByRole('img', { name: 'Stadt Köln' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Lichtkegel im Nebel' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Bild: Amt 45', 'Bild: VBO'])
  expect(container.querySelector('source')).toHaveAttribute('sizes', '15rem')
  await expectAccessible(container)
})

it('names a linked logo by picture and text', () => {
  show({ image_alt: 'Wappen', text: 'Stadt Köln', link: '/de/koeln' })
  expect(screen.getByRole('link', { name: /Wappen\s*Stadt Köln/ })).toHaveAttribute('href', '/de/koeln')
})

it('does not repeat the text below the picture as alternative text', () => {
  show({ image_alt: 'Stadt Köln', text: 'Stadt Köln', link: '/de/koeln' })
  expect(screen.getByRole('link', { name: 'Stadt Köln' })).toBeVisible()
})

it('names a linked logo without texts', async () => {
  const { container } = show({ image: createImage('x', { alt: '' }), link: '/de/koeln' })
  expect(screen.getByRole('link', { name: 'Zur verlinkten Website' })).toBeVisible()
  await expectAccessible(container)
})

it('renders a logo without a picture as text, and omits one with neither picture nor text', () => {
  show({ image: null, text: 'Verein der Freundinnen und Freunde' }, { image: null })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('img')).toBeNull()
})

it('renders nothing without logos', () => {
  show()
  expect(screen.queryByRole('list')).toBeNull()
})

it.each([
  [400, 400, 'square'],
  [1200, 120, 'widest'],
])('marks a logo of %d × %d as %s', (width, height, shape) => {
  const { container } = show({ image: createImage('x', { width, height }) })
  expect(container.querySelector(`[data-shape="${shape}"]`)).toBeVisible()
})
