import { expect, it } from 'vitest'
import { chooseSteps } from './test-steps.mjs'

const names = (...args) => chooseSteps(args).map((step) => step.name)

it('runs every step that need not be named, the cheap ones first', () => {
  expect(names()).toEqual([
    ...['types', 'lint', 'format', 'unused', 'messages', 'architecture'],
    ...['unit', 'postgres', 'proxy', 's3', 'build', 'layout', 'image', 'e2e'],
  ])
  expect(names('endurance')).toEqual(['endurance'])
  expect(names('equal-access', 'build')).toEqual(['build', 'equal-access'])
})

it('runs named steps in the order of all', () => {
  expect(names('unit', 'lint')).toEqual(['lint', 'unit'])
})

it('leaves the browser out', () => {
  expect(names('--no-browser')).not.toContain('e2e')
  expect(names('--no-browser')).toContain('build')
})

it('refuses an unknown step', () => {
  expect(() => chooseSteps(['lnit'])).toThrow('No step lnit')
})
