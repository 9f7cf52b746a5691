import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { imageOf, moduleOf } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const show = (...logos: Record<string, unknown>[]) =>
  showModules([
    moduleOf(
      'logolist',
      {},
      { children: logos.map((logo) => moduleOf('logolistitem', { image: imageOf('wappen'), ...logo })) },
    ),
  ])

test("a logo's own alternative text takes precedence over that of its picture", async () => {
  const { container } = show({ image_alt: 'Stadt Köln', image_copyright: 'Amt 45' }, {})
  expect(screen.getByRole('img', { name: 'Stadt Köln' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Lichtkegel im Nebel' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Bild: Amt 45',
    'Bild: VBO',
  ])
  expect(container.querySelector('source')).toHaveAttribute('sizes', '15rem')
  await expectAccessible(container)
})

test('a linked logo is called by its picture and its line', () => {
  show({ image_alt: 'Wappen', text: 'Stadt Köln', link: '/de/koeln' })
  expect(screen.getByRole('link', { name: /Wappen\s*Stadt Köln/ })).toHaveAttribute('href', '/de/koeln')
})

test('a text below the picture is not repeated as its alternative text', () => {
  show({ image_alt: 'Stadt Köln', text: 'Stadt Köln', link: '/de/koeln' })
  expect(screen.getByRole('link', { name: 'Stadt Köln' })).toBeVisible()
})

test('a linked logo without texts has an accessible name', async () => {
  const { container } = show({ image: imageOf('x', { alt: '' }), link: '/de/koeln' })
  expect(screen.getByRole('link', { name: 'Zur verlinkten Website' })).toBeVisible()
  await expectAccessible(container)
})

test('a logo without a picture is its line, one without both is no item', () => {
  show({ image: null, text: 'Verein der Freundinnen und Freunde' }, { image: null })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('img')).toBeNull()
})

test('a list without logos is nothing', () => {
  show()
  expect(screen.queryByRole('list')).toBeNull()
})

test.each([
  [400, 400, 'square'],
  [1200, 120, 'long'],
])('a logo of %d × %d is measured as %s', (width, height, shape) => {
  const { container } = show({ image: imageOf('x', { width, height }) })
  expect(container.querySelector(`[data-shape="${shape}"]`)).toBeVisible()
})
