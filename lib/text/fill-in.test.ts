import { expect, it } from 'vitest'
import { fillIn } from './fill-in'

it('inserts values literally', () => {
  expect(fillIn('bis {value} km um {near}', { value: 25, near: '$& {value}' })).toBe('bis 25 km um $& {value}')
})

it('keeps a placeholder without a value', () => {
  expect(fillIn('{count} Anzeigen', {})).toBe('{count} Anzeigen')
})
