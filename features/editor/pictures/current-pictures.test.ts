import { expect, it } from 'vitest'
import type { Module } from '@/lib/contract/blocks/module'
import type { Image } from '@/lib/contract/media/image'
import { createModule } from '../core/module.fixture'
import { withCurrentPictures } from './current-pictures'

function createImage(id: number, alt: string): Image {
  const thumb = { avif: '', webp: '', jpg: `/${id}.jpg`, width: 10, height: 10 }
  return {
    id,
    alt,
    copyright: '',
    description: '',
    focal: { x: 0.5, y: 0.5 },
    width: 10,
    height: 10,
    thumbs: { small: thumb, medium: thumb, large: thumb, xlarge: thumb },
  }
}

const createBlock = (data: Module['data'], overrides: Partial<Module> = {}) =>
  createModule(1, 'image', { data, ...overrides })

const [outdated, current] = [createImage(5, ''), createImage(5, 'Bühne')]

it('updates a changed picture wherever it is used', () => {
  const page = {
    hero_image: outdated,
    modules: [
      createBlock(
        { layout: 0 },
        { columns: [{ index: 0, classes: '', children: [createBlock({ image: outdated })] }] },
      ),
      createBlock(
        {},
        { children: [createBlock({ image: outdated }), createBlock({ image: createImage(6, 'Andere') })] },
      ),
    ],
  }
  const result = withCurrentPictures(page, new Map([[5, current]]))
  expect(result.hero_image).toBe(current)
  expect(result.modules[0]?.columns[0]?.children[0]?.data.image).toBe(current)
  expect(result.modules[1]?.children.map(({ data }) => data.image)).toEqual([
    current,
    createImage(6, 'Andere'),
  ])
})

it('gives an image block the sizes of its current picture', () => {
  const modules = [createBlock({ image: createImage(6, ''), thumbs: outdated.thumbs })]
  const result = withCurrentPictures({ hero_image: null, modules }, new Map())
  expect(result.modules[0]?.data.thumbs).toEqual(createImage(6, '').thumbs)
})

it('returns the same objects while no picture changes', () => {
  const modules = [createBlock({}, { children: [createBlock({ image: outdated, thumbs: outdated.thumbs })] })]
  const none = new Map()
  const [before] = withCurrentPictures({ hero_image: null, modules }, none).modules
  expect(withCurrentPictures({ hero_image: null, modules }, none).modules[0]).toBe(before)
  expect(withCurrentPictures({ hero_image: null, modules }, new Map([[5, current]])).modules[0]).not.toBe(
    before,
  )
})
