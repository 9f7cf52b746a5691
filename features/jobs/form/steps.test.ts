import { expect, it } from 'vitest'
import { findNeighbor, parseStep, toStep } from './steps'

it.each([
  ['title', 'post'],
  ['organization', 'post'],
  ['country', 'post'],
  ['description', 'texts'],
  ['translation.title', 'texts'],
  ['deadline', 'conditions'],
  ['starts_on', 'conditions'],
  ['contact_email', 'conditions'],
] as const)('returns for %s the step %s', (field, step) => {
  expect(toStep(field)).toBe(step)
})

it('reads an unknown step as the first one', () => {
  expect([parseStep('check'), parseStep('5'), parseStep('')]).toEqual(['check', 'post', 'post'])
})

it('returns null beyond the first and the last step', () => {
  expect([findNeighbor('post', -1), findNeighbor('post', 1), findNeighbor('check', 1)]).toEqual([null, 'texts', null])
})
