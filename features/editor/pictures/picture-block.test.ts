import { expect, test } from 'vitest'
import type { Module } from '@/lib/contract/blocks/module'
import type { Image } from '@/lib/contract/media/image'
import { createTree } from '../core/example.fixture'
import { toDocument } from '../core/trees'
import { pictureBlock, positionAfter } from './picture-block'

function moduleOf(id: number, model: string, inside: Partial<Module> = {}): Module {
  return {
    id,
    slug: null,
    model,
    revision: 1,
    data: {},
    columns: [],
    children: [],
    parent: null,
    content_type: 'page',
    object_id: 1,
    position: 0,
    ...inside,
  }
}

const thumb = { avif: '/a.avif', webp: '/a.webp', jpg: '/a.jpg', width: 10, height: 10 }
const image: Image = {
  id: 5,
  alt: 'Bühne',
  copyright: '',
  description: '',
  focal: { x: 0.5, y: 0.5 },
  width: 10,
  height: 10,
  thumbs: { small: thumb, medium: thumb, large: thumb, xlarge: thumb },
}
const block = pictureBlock('new', image) ?? createTree('none')
const document = toDocument(
  [
    moduleOf(1, 'container', {
      data: { layout: 1 },
      columns: [{ index: 0, classes: '', children: [moduleOf(2, 'text'), moduleOf(3, 'text')] }],
    }),
    moduleOf(4, 'imagelist', { children: [moduleOf(5, 'imagelistitem')] }),
    moduleOf(6, 'text'),
  ],
  {},
)

test('a picture goes behind the selected block, in its column too', () => {
  expect(positionAfter(document, 'm2', block)).toEqual({ parent: 'm1', column: 0, index: 1 })
  expect(positionAfter(document, 'm1', block)).toEqual({ parent: null, column: null, index: 1 })
})

test('after an item of a list no block is allowed: it is inserted after the list', () => {
  expect(positionAfter(document, 'm5', block)).toEqual({ parent: null, column: null, index: 2 })
})

test('without a selected block, or with one that is gone, it goes to the end', () => {
  expect(positionAfter(document, null, block)).toEqual({ parent: null, column: null, index: 3 })
  expect(positionAfter(document, 'gone', block)).toEqual({ parent: null, column: null, index: 3 })
})

test('the block is whole: it is shown before it is saved', () => {
  expect(block.model).toBe('image')
  expect(block.data).toMatchObject({ image, thumbs: image.thumbs, alias: 'landscape_big', link: '' })
})
