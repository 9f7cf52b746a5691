import { expect, it } from 'vitest'
import { findBlockShortcut } from './shortcuts'

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

it.each([
  [{ key: 'ArrowUp', altKey: true, shiftKey: true }, 'up', 'up'],
  [{ key: 'ArrowDown', altKey: true, shiftKey: true }, 'down', 'down'],
  [{ key: 'ArrowUp', shiftKey: true }, 'extendUp', null],
  [{ key: 'ArrowDown', shiftKey: true }, 'extendDown', null],
  [{ key: 'ArrowDown' }, 'next', null],
  [{ key: 'ArrowDown', shiftKey: true, ctrlKey: true }, null, null],
  [{ key: 'a', ctrlKey: true }, 'all', null],
  [{ key: 'A', metaKey: true }, 'all', null],
  [{ key: 'a' }, null, null],
  [{ key: 'Escape' }, 'leave', 'leave'],
])('maps %j to %s, and in a text to %s', (press, onPage, inText) => {
  expect(findBlockShortcut({ ...none, ...press }, false)).toBe(onPage)
  expect(findBlockShortcut({ ...none, ...press }, true)).toBe(inText)
})
