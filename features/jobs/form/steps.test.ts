import { expect, it } from 'vitest'
import { neighborOf, readStep, stepOf } from './steps'

it.each([
  ['title', 'post'],
  ['organization', 'post'],
  ['country', 'post'],
  ['description', 'texts'],
  ['translation.title', 'texts'],
  ['deadline', 'conditions'],
  ['starts_on', 'conditions'],
  ['contact_email', 'conditions'],
] as const)('%s is written in the step %s', (field, step) => {
  expect(stepOf(field)).toBe(step)
})

it('an address that names no step shows the first one', () => {
  expect([readStep('check'), readStep('5'), readStep('')]).toEqual(['check', 'post', 'post'])
})

it('steps follow each other, and end', () => {
  expect([neighborOf('post', -1), neighborOf('post', 1), neighborOf('check', 1)]).toEqual([
    null,
    'texts',
    null,
  ])
})
