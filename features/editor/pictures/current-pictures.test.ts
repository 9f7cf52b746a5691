import { expect, it } from 'vitest'
import { createImage } from '@/features/blocks/module.fixture'
import type { Module } from '@/lib/contract/blocks/module'
import { createModule } from '../core/module.fixture'
import { withCurrentPictures } from './current-pictures'

const createBlock = (data: Module['data'], overrides: Partial<Module> = {}) =>
  createModule(1, 'image', { data, ...overrides })

const otherImage = createImage('sechs', { id: 6 })
const [outdated, current] = [createImage('fuenf', { id: 5, alt: '' }), createImage('fuenf', { id: 5 })]

it('updates a changed picture wherever it is used', () => {
  const page = {
    hero_image: outdated,
    modules: [
      createBlock(
        { layout: 0 },
        { columns: [{ index: 0, classes: '', children: [createBlock({ image: outdated })] }] },
      ),
      createBlock({}, { children: [createBlock({ image: outdated }), createBlock({ image: otherImage })] }),
    ],
  }
  const result = withCurrentPictures(page, new Map([[5, current]]))
  expect(result.hero_image).toBe(current)
  expect(result.modules[0]?.columns[0]?.children[0]?.data.image).toBe(current)
  expect(result.modules[1]?.children.map(({ data }) => data.image)).toEqual([current, otherImage])
})

it('gives an image block the sizes of its current picture', () => {
  const modules = [createBlock({ image: otherImage, thumbs: outdated.thumbs })]
  const result = withCurrentPictures({ hero_image: null, modules }, new Map())
  expect(result.modules[0]?.data.thumbs).toEqual(otherImage.thumbs)
})

it('returns the same objects while no picture changes', () => {
  const modules = [createBlock({}, { children: [createBlock({ image: outdated, thumbs: outdated.thumbs })] })]
  const none = new Map()
  const [before] = withCurrentPictures({ hero_image: null, modules }, none).modules
  expect(withCurrentPictures({ hero_image: null, modules }, none).modules[0]).toBe(before)
  expect(withCurrentPictures({ hero_image: null, modules }, new Map([[5, current]])).modules[0]).not.toBe(before)
})
