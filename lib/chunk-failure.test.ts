import { expect, it } from 'vitest'
import { isChunkFailure } from './chunk-failure'

it.each([
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [new Error('Failed to load chunk /_next/static/chunks/1.js'), true],
  [new TypeError('Failed to fetch dynamically imported module: https://x/y.js'), true],
  [new Error('Cannot read properties of undefined'), false],
  ['ChunkLoadError', false],
])('classifies %s as a chunk failure: %j', (error, isFailure) => {
  expect(isChunkFailure(error)).toBe(isFailure)
})
