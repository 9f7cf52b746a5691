import { expect, it } from 'vitest'
import { findToolShortcut } from './use-tool-keys'

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

it.each([
  [{ key: 'F10', altKey: true }, 'tools'],
  [{ key: 'F10' }, null],
  [{ key: 'F10', altKey: true, ctrlKey: true }, null],
  [{ key: 'k', ctrlKey: true }, 'link'],
  [{ key: 'K', metaKey: true }, 'link'],
  [{ key: 'K', ctrlKey: true, shiftKey: true }, null],
  [{ key: 'k' }, null],
] as const)('maps %j to %s', (press, tool) => {
  expect(findToolShortcut({ ...none, ...press })).toBe(tool)
})
