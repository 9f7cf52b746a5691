import { expect, it, vi } from 'vitest'
import { getUnsavedKeys } from './changes'
import { createModule } from './module.fixture'
import * as order from './order'
import { reduce } from './reduce'
import { createInitialState, type EditorState } from './state'

const createText = (id: number) => createModule(id, 'text', { data: { content: '' }, position: id - 1 })

function createPage(count: number): EditorState {
  const modules = Array.from({ length: count }, (_, index) => createText(index + 1))
  return createInitialState({ id: 1, locale: 'de', readPath: 'page/1/', modules, settings: {}, revision: 1 })
}

const write = (state: EditorState, key: string) =>
  reduce(state, {
    type: 'perform',
    name: { kind: 'text', model: 'text' },
    at: 0,
    operation: { type: 'change', key, fields: { content: 'Neu' } },
  })

it('lists changed, moved, inserted and removed modules', () => {
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

it('compares the order once per list, not once per block, while typing', () => {
  const compare = vi.spyOn(order, 'findMisplaced')
  const state = write(createPage(200), 'm100')
  expect([...getUnsavedKeys(state)]).toEqual(['m100'])
  expect(getUnsavedKeys(state)).toBe(getUnsavedKeys(state))
  expect(compare).toHaveBeenCalledTimes(1)
})
