import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { imageAliases, imageBlockSchema } from '@/lib/contract/blocks/image'
import { renderIn } from '@/tests/render'
import { createImage } from '../module.fixture'
import { ImageView } from './view'

const show = (data: Record<string, unknown>) =>
  renderIn('de', <ImageView data={imageBlockSchema.parse({ image: createImage('licht'), ...data })} sizes="50vw" />)

it('reserves space, loads lazily, and crops around the focal point', () => {
  show({})
  const picture = screen.getByRole('img', { name: 'Lichtkegel im Nebel' })
  expect(picture).toHaveAttribute('width', '960')
  expect(picture).toHaveAttribute('height', '480')
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(picture).toHaveAttribute('data-focal-x', '3')
  expect(picture).toHaveAttribute('data-focal-y', '7')
})

it('prefers the crop of the block to the whole picture', () => {
  const { container } = show({ thumbs: createImage('licht-hoch').thumbs })
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/licht-hoch-960.jpg')
  expect(container.querySelector('source')).toHaveAttribute('sizes', '50vw')
})

it('has a frame for each alias', () => {
  const frames = imageAliases.map((alias) => {
    const { container, unmount } = show({ alias })
    const frame = container.querySelector('picture')?.className
    unmount()
    return frame
  })
  expect(new Set(frames).size).toBe(imageAliases.length)
})

it('renders description and credit below', () => {
  show({ description: 'Einleuchten am Vormittag', anchor: 'licht' })
  const figure = screen.getByRole('figure')
  expect(figure).toHaveAttribute('id', 'licht')
  expect(figure).toHaveTextContent('Einleuchten am VormittagBild: VBO')
})

it('has no caption without description and credit', () => {
  const { container } = show({ image: createImage('licht', { copyright: '' }) })
  expect(container.querySelector('figcaption')).toBeNull()
})

it('names a linked picture by its alternative text', () => {
  show({ link: '/de/themen' })
  expect(screen.getByRole('link', { name: 'Lichtkegel im Nebel' })).toHaveAttribute('href', '/de/themen')
})

it.each([
  [{ description: 'Probe' }, 'Probe'],
  [{ description: '' }, 'Zur verlinkten Seite'],
])('names a linked decorative picture with %j', (data, name) => {
  show({ image: createImage('licht', { alt: '' }), link: '/de/themen', ...data })
  expect(screen.getByRole('link', { name })).toBeVisible()
})

it('renders nothing without a picture', () => {
  const { container } = show({ image: null, description: 'fehlt' })
  expect(container).toBeEmptyDOMElement()
})
