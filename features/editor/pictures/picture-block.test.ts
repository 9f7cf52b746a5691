import { expect, it } from 'vitest'
import { createImage } from '@/features/blocks/module.fixture'
import { createTree } from '../core/example.fixture'
import { createModule } from '../core/module.fixture'
import { toDocument } from '../core/trees'
import { createPictureBlock, findPositionAfter } from './picture-block'

const image = createImage('buehne')
const block = createPictureBlock('new', image) ?? createTree('none')
const document = toDocument(
  [
    createModule(1, 'container', {
      data: { layout: 1 },
      columns: [{ index: 0, classes: '', children: [createModule(2, 'text'), createModule(3, 'text')] }],
    }),
    createModule(4, 'imagelist', { children: [createModule(5, 'imagelistitem')] }),
    createModule(6, 'text'),
  ],
  {},
)

it('inserts a picture after the selected block, also within a column', () => {
  expect(findPositionAfter(document, 'm2', block)).toEqual({ parent: 'm1', column: 0, index: 1 })
  expect(findPositionAfter(document, 'm1', block)).toEqual({ parent: null, column: null, index: 1 })
})

it('inserts after the list if one of its items is selected', () => {
  expect(findPositionAfter(document, 'm5', block)).toEqual({ parent: null, column: null, index: 2 })
})

it('inserts at the end without a selected block, or after its removal', () => {
  expect(findPositionAfter(document, null, block)).toEqual({ parent: null, column: null, index: 3 })
  expect(findPositionAfter(document, 'gone', block)).toEqual({ parent: null, column: null, index: 3 })
})

it('creates a complete block, which is shown before it is saved', () => {
  expect(block.model).toBe('image')
  expect(block.data).toMatchObject({ image, thumbs: image.thumbs, alias: 'landscape_big', link: '' })
})
