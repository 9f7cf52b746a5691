import { expect, it } from 'vitest'
import { isExpected } from './expected-error'

it.each([
  [{ name: 'BackendTimeoutError' }, true],
  [{ name: 'AbortError' }, true],
  [{ name: 'ChunkLoadError' }, true],
  [{ code: 'ECONNRESET' }, true],
  [{ digest: 'NEXT_NOT_FOUND' }, true],
  [{ message: 'Failed to fetch' }, true],
  [{ name: 'TypeError' }, false],
  [{ code: '42P01' }, false],
  [{ digest: '123456' }, false],
])('classifies an error with %j as expected: %j', (properties, expected) => {
  expect(isExpected(Object.assign(new Error('x'), properties))).toBe(expected)
})
