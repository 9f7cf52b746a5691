import { expect, test, vi } from 'vitest'
import type { Module } from '@/lib/contract/blocks/module'
import { getUnsavedKeys } from './changes'
import * as order from './order'
import { reduce } from './reduce'
import { createInitialState, type EditorState } from './state'

function text(id: number): Module {
  return {
    id,
    slug: null,
    model: 'text',
    revision: 1,
    data: { content: '' },
    columns: [],
    children: [],
    parent: null,
    content_type: 'page',
    object_id: 1,
    position: id - 1,
  }
}

function createPage(count: number): EditorState {
  const modules = Array.from({ length: count }, (_, index) => text(index + 1))
  return createInitialState({ id: 1, locale: 'de', readPath: 'page/1/', modules, settings: {}, revision: 1 })
}

const write = (state: EditorState, key: string) => {
  return reduce(state, {
    type: 'perform',
    name: { kind: 'text', model: 'text' },
    at: 0,
    operation: { type: 'change', key, fields: { content: 'Neu' } },
  })
}

test('lists changed, moved, inserted and removed modules', () => {
  const state = reduce(write(createPage(5), 'm1'), {
    type: 'perform',
    name: { kind: 'several', model: null },
    at: 0,
    operation: {
      type: 'several',
      operations: [
        { type: 'move', key: 'm2', position: { parent: null, column: null, index: 4 } },
        { type: 'remove', key: 'm4' },
        { type: 'change', key: 'page', fields: { title: 'Neu' } },
      ],
    },
  })
  expect([...getUnsavedKeys(state)].toSorted()).toEqual(['m1', 'm2', 'm4', 'page'])
})

test('compares the order once per list, not once per block, while typing', () => {
  const compare = vi.spyOn(order, 'findMisplaced')
  const state = write(createPage(200), 'm100')
  expect([...getUnsavedKeys(state)]).toEqual(['m100'])
  expect(getUnsavedKeys(state)).toBe(getUnsavedKeys(state))
  expect(compare).toHaveBeenCalledTimes(1)
})
