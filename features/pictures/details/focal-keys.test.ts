import { expect, it } from 'vitest'
import { moveFocalByKey, toFocalPoint } from './focal-keys'

const middle = { x: 0.5, y: 0.5 }

it('moves the point by arrow keys, in small steps with Shift, and not beyond the picture', () => {
  expect(moveFocalByKey(middle, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 0.4, y: 0.5 })
  expect(moveFocalByKey(middle, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 0.5, y: 0.51 })
  expect(moveFocalByKey({ x: 0.97, y: 0 }, { key: 'ArrowRight', shiftKey: false })).toEqual({ x: 1, y: 0 })
  expect(moveFocalByKey({ x: 0, y: 0 }, { key: 'ArrowUp', shiftKey: false })).toEqual({ x: 0, y: 0 })
  expect(moveFocalByKey({ x: 0, y: 0.2 }, { key: 'Home', shiftKey: false })).toEqual(middle)
  expect(moveFocalByKey(middle, { key: 'Tab', shiftKey: false })).toBeNull()
})

it('sets the point by pointer, at the nearest edge outside of the picture', () => {
  const box = { left: 100, top: 50, width: 200, height: 100 }
  expect(toFocalPoint({ clientX: 150, clientY: 125 }, box)).toEqual({ x: 0.25, y: 0.75 })
  expect(toFocalPoint({ clientX: 0, clientY: 500 }, box)).toEqual({ x: 0, y: 1 })
})
