import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { imageAliases, imageBlockSchema } from '@/lib/contract/blocks/image'
import { renderIn } from '@/tests/render'
import { imageOf } from '../module.fixture'
import { ImageView } from './view'

const show = (data: Record<string, unknown>) =>
  renderIn(
    'de',
    <ImageView data={imageBlockSchema.parse({ image: imageOf('licht'), ...data })} sizes="50vw" />,
  )

test('the picture reserves its space, loads lazily, and is cropped around its focal point', () => {
  show({})
  const picture = screen.getByRole('img', { name: 'Lichtkegel im Nebel' })
  expect(picture).toHaveAttribute('width', '960')
  expect(picture).toHaveAttribute('height', '480')
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(picture).toHaveAttribute('data-focal-x', '3')
  expect(picture).toHaveAttribute('data-focal-y', '7')
})

test('the crop made for the block is shown before the whole picture', () => {
  const { container } = show({ thumbs: imageOf('licht-hoch').thumbs })
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/licht-hoch-960.jpg')
  expect(container.querySelector('source')).toHaveAttribute('sizes', '50vw')
})

test('each alias has its own frame', () => {
  const frames = imageAliases.map((alias) => {
    const { container, unmount } = show({ alias })
    const frame = container.querySelector('picture')?.className
    unmount()
    return frame
  })
  expect(new Set(frames).size).toBe(imageAliases.length)
})

test('description and credit stand below', () => {
  show({ description: 'Einleuchten am Vormittag', anchor: 'licht' })
  const figure = screen.getByRole('figure')
  expect(figure).toHaveAttribute('id', 'licht')
  expect(figure).toHaveTextContent('Einleuchten am VormittagBild: VBO')
})

test('without description and credit there is no caption', () => {
  const { container } = show({ image: imageOf('licht', { copyright: '' }) })
  expect(container.querySelector('figcaption')).toBeNull()
})

test('a linked picture is called by its alternative text', () => {
  show({ link: '/de/themen' })
  expect(screen.getByRole('link', { name: 'Lichtkegel im Nebel' })).toHaveAttribute('href', '/de/themen')
})

test.each([
  [{ description: 'Probe' }, 'Probe'],
  [{ description: '' }, 'Zur verlinkten Seite'],
])('a linked decorative picture with %j still has a name', (data, name) => {
  show({ image: imageOf('licht', { alt: '' }), link: '/de/themen', ...data })
  expect(screen.getByRole('link', { name })).toBeVisible()
})

test('without a picture nothing is shown', () => {
  const { container } = show({ image: null, description: 'fehlt' })
  expect(container).toBeEmptyDOMElement()
})
