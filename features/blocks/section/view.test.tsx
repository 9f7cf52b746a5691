import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Module } from '@/lib/contract/blocks/module'
import { expectAccessible } from '@/tests/axe'
import { createImage, createModule } from '../module.fixture'
import { showModules } from '../show-modules.fixture'

const createText = (content: string) => createModule('text', { content: `<p>${content}</p>` })
const createPicture = () => createModule('image', { image: createImage('innen') })

function show(data: Record<string, unknown>, ...columns: Module[][]) {
  const numberedColumns = columns.map((children, index) => ({ index, classes: '', children })).reverse()
  return showModules([createModule('section', data, { columns: numberedColumns })])
}

it.each([
  ['red', 'on-crimson'],
  ['green', 'on-green'],
])('%s is the background of all its columns', async (href, ground) => {
  const { container } = show({ href }, [createText('links')], [createText('rechts')])
  expect(container.querySelector(`.${ground}[data-bleed]`)).toHaveTextContent(/^linksrechts$/)
  await expectAccessible(container)
})

it('renders the picture at the side of the columns', () => {
  const { container } = show({ image: createImage('saal') }, [createText('Wort')])
  expect(container.querySelector('[data-picture="beside"] > div > picture > source')).toHaveAttribute(
    'sizes',
    '(min-width: 57em) 41.7vw, 100vw',
  )
})

it('uses the whole viewport for a picture without columns', () => {
  const { container } = show({ image: createImage('saal') }, [])
  expect(container.querySelector('[data-picture]')).toBeNull()
  expect(container.querySelector('source')).toHaveAttribute('sizes', '(min-width: 0em) 100vw, 100vw')
})

it.each([
  [1, null, '100vw'],
  [2, null, '(min-width: 48em) min(50vw, 60rem), 100vw'],
  [3, null, '(min-width: 67em) min(33.3vw, 40rem), 100vw'],
  [1, createImage('saal'), '(min-width: 57em) min(58.3vw, 70rem), 100vw'],
  [2, createImage('saal'), '(min-width: 82em) min(29.2vw, 35rem), (min-width: 57em) min(58.3vw, 70rem), 100vw'],
])('sizes pictures in one of %d columns by its width', (count, image, sizes) => {
  const { container } = show({ image }, ...Array.from({ length: count }, () => [createPicture()]))
  expect(container.querySelector('figure source')).toHaveAttribute('sizes', sizes)
  expect(container.querySelector('[data-columns]')).toHaveAttribute('data-columns', `${count}`)
})

it('omits empty columns, and an empty section', () => {
  const { container, unmount } = show({}, [], [createText('allein')])
  expect(container.querySelector('[data-columns="1"]')).toHaveTextContent('allein')
  unmount()
  show({}, [], [])
  expect(document.querySelector('.on-crimson')).toBeNull()
})

it('continues the outline of the page', () => {
  show({}, [
    createModule('headline', { headline_level: 2, content: 'Verband' }),
    createModule('fullteaser', { headline: 'Teil' }),
  ])
  expect(screen.getByRole('heading', { name: 'Teil', level: 3 })).toBeVisible()
})
