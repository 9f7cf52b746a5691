import { act, fireEvent, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOutlineDrag } from './use-outline-drag'

const outline = ['a', 'b'].map((key) => ({ key, level: 1 }))

/** Creates the rows of the outline, 40 pixels high, one below the other. */
function createRows(): HTMLElement {
  const tree = document.createElement('div')
  for (const [index, { key }] of outline.entries()) {
    const row = tree.appendChild(document.createElement('div'))
    row.setAttribute('role', 'row')
    row.dataset.key = key
    row.getBoundingClientRect = () => new DOMRect(0, index * 40, 300, 40)
  }
  return tree
}

it('measures the level from the start of a drag, even after Escape canceled an earlier drag', () => {
  const root = { current: createRows() }
  const { result } = renderHook(() => useOutlineDrag({ root, outline, maxLevel: 3, onDrop: () => undefined }))
  const startDrag = (x: number) =>
    act(() => {
      result.current.pickUp('b')
      result.current.moveTo('b', { x, y: 60 })
    })
  startDrag(0)
  expect(result.current.place).toMatchObject({ index: 1, level: 1 })
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(result.current).toMatchObject({ draggedKey: null, place: null })
  startDrag(48)
  expect(result.current.place).toMatchObject({ index: 1, level: 1 })
})
