import { expect, it } from 'vitest'
import { isServerVersion } from './node-version.mjs'
import { selectSteps } from './test-steps.mjs'

const selectNames = (...args) => selectSteps(args).map((step) => step.name)

it('selects all steps except those that must be named, fast ones first', () => {
  expect(selectNames()).toEqual([
    ...['types', 'lint', 'format', 'unused', 'messages', 'architecture'],
    ...[
      'unit',
      'postgres',
      ...(isServerVersion(process.versions.node) ? [] : ['node-24']),
      'proxy',
      's3',
      'build',
      'layout',
      'image',
      'e2e',
      'firefox',
    ],
  ])
  expect(selectNames('endurance')).toEqual(['endurance'])
  expect(selectNames('webkit')).toEqual(['webkit'])
  expect(selectNames('equal-access', 'build')).toEqual(['build', 'equal-access'])
})

it('keeps the order of the steps', () => {
  expect(selectNames('unit', 'lint')).toEqual(['lint', 'unit'])
})

it('omits the end-to-end tests', () => {
  expect(selectNames('--no-browser')).not.toContain('e2e')
  expect(selectNames('--no-browser')).toContain('build')
})

it('rejects an unknown step', () => {
  expect(() => selectSteps(['lnit'])).toThrow('Unknown: lnit. Allowed are types, lint,')
})
