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

function pageOf(count: number): EditorState {
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

test('modules that are changed, moved, inserted or removed have changes', () => {
  const state = reduce(write(pageOf(5), 'm1'), {
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

test('typing on a long page compares the order once a list, not once a block', () => {
  const compare = vi.spyOn(order, 'findMisplaced')
  const state = write(pageOf(200), 'm100')
  expect([...getUnsavedKeys(state)]).toEqual(['m100'])
  expect(getUnsavedKeys(state)).toBe(getUnsavedKeys(state))
  expect(compare).toHaveBeenCalledTimes(1)
})
