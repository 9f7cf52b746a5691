import { expect, test } from 'vitest'
import type { Module } from '@/lib/contract/blocks/module'
import type { Image } from '@/lib/contract/media/image'
import { withCurrentPictures } from './current-pictures'

function imageOf(id: number, alt: string): Image {
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

function moduleOf(data: Module['data'], inside: Partial<Module> = {}): Module {
  return {
    id: 1,
    slug: null,
    model: 'image',
    revision: 1,
    data,
    columns: [],
    children: [],
    parent: null,
    content_type: 'page',
    object_id: 1,
    position: 0,
    ...inside,
  }
}

const [old, current] = [imageOf(5, ''), imageOf(5, 'Bühne')]

test('a changed picture is updated wherever it is used', () => {
  const page = {
    hero_image: old,
    modules: [
      moduleOf({ layout: 0 }, { columns: [{ index: 0, classes: '', children: [moduleOf({ image: old })] }] }),
      moduleOf({}, { children: [moduleOf({ image: old }), moduleOf({ image: imageOf(6, 'Andere') })] }),
    ],
  }
  const shown = withCurrentPictures(page, new Map([[5, current]]))
  expect(shown.hero_image).toBe(current)
  expect(shown.modules[0]?.columns[0]?.children[0]?.data.image).toBe(current)
  expect(shown.modules[1]?.children.map(({ data }) => data.image)).toEqual([current, imageOf(6, 'Andere')])
})

test('an image block shows the sizes of the picture that it has, not of the one before', () => {
  const modules = [moduleOf({ image: imageOf(6, ''), thumbs: old.thumbs })]
  const shown = withCurrentPictures({ hero_image: null, modules }, new Map())
  expect(shown.modules[0]?.data.thumbs).toEqual(imageOf(6, '').thumbs)
})

test('as long as no picture changes, what is shown stays the same object', () => {
  const modules = [moduleOf({}, { children: [moduleOf({ image: old, thumbs: old.thumbs })] })]
  const none = new Map()
  const [before] = withCurrentPictures({ hero_image: null, modules }, none).modules
  expect(withCurrentPictures({ hero_image: null, modules }, none).modules[0]).toBe(before)
  expect(withCurrentPictures({ hero_image: null, modules }, new Map([[5, current]])).modules[0]).not.toBe(
    before,
  )
})
