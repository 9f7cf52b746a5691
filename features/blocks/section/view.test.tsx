import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Module } from '@/lib/contract/blocks/module'
import { expectAccessible } from '@/tests/axe'
import { imageOf, moduleOf } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const text = (content: string) => moduleOf('text', { content: `<p>${content}</p>` })
const picture = () => moduleOf('image', { image: imageOf('innen') })

function show(data: Record<string, unknown>, ...columns: Module[][]) {
  const numbered = columns.map((children, index) => ({ index, classes: '', children })).reverse()
  return showModules([moduleOf('section', data, { columns: numbered })])
}

test.each([
  ['red', 'on-crimson'],
  ['green', 'on-green'],
])('%s is the ground of all that stands on it', async (href, ground) => {
  const { container } = show({ href }, [text('links')], [text('rechts')])
  expect(container.querySelector(`.${ground}[data-bleed]`)).toHaveTextContent(/^linksrechts$/)
  await expectAccessible(container)
})

test('the picture stands beside the columns', () => {
  const { container } = show({ image: imageOf('saal') }, [text('Wort')])
  expect(container.querySelector('[data-picture="beside"] > div > picture > source')).toHaveAttribute(
    'sizes',
    '(min-width: 57em) 41.7vw, 100vw',
  )
})

test('a picture alone takes the window', () => {
  const { container } = show({ image: imageOf('saal') }, [])
  expect(container.querySelector('[data-picture]')).toBeNull()
  expect(container.querySelector('source')).toHaveAttribute('sizes', '(min-width: 0em) 100vw, 100vw')
})

test.each([
  [1, null, '100vw'],
  [2, null, '(min-width: 48em) min(50vw, 60rem), 100vw'],
  [3, null, '(min-width: 67em) min(33.3vw, 40rem), 100vw'],
  [1, imageOf('saal'), '(min-width: 57em) min(58.3vw, 70rem), 100vw'],
  [2, imageOf('saal'), '(min-width: 82em) min(29.2vw, 35rem), (min-width: 57em) min(58.3vw, 70rem), 100vw'],
])('pictures in one of %d columns take its width', (count, image, sizes) => {
  const { container } = show({ image }, ...Array.from({ length: count }, () => [picture()]))
  expect(container.querySelector('figure source')).toHaveAttribute('sizes', sizes)
  expect(container.querySelector('[data-columns]')).toHaveAttribute('data-columns', `${count}`)
})

test('empty columns take no room, a section without anything is nothing', () => {
  const { container, unmount } = show({}, [], [text('allein')])
  expect(container.querySelector('[data-columns="1"]')).toHaveTextContent('allein')
  unmount()
  show({}, [], [])
  expect(document.querySelector('.on-crimson')).toBeNull()
})

test('headlines in it continue the outline of the page', () => {
  show({}, [
    moduleOf('headline', { headline_level: 2, content: 'Verband' }),
    moduleOf('fullteaser', { headline: 'Teil' }),
  ])
  expect(screen.getByRole('heading', { name: 'Teil', level: 3 })).toBeVisible()
})
