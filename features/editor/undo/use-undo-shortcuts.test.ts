import { expect, it } from 'vitest'
import { toUndoAction } from './use-undo-shortcuts'

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

it.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'z', metaKey: true }, 'undo'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'y', ctrlKey: true }, 'redo'],
  [{ key: 'z' }, null],
  [{ key: 'z', ctrlKey: true, altKey: true }, null],
  [{ key: 'b', ctrlKey: true }, null],
])('maps %j to %s', (press, expected) => {
  expect(toUndoAction({ ...none, ...press })).toBe(expected)
})
