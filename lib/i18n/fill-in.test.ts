import { expect, it } from 'vitest'
import { fillIn } from './fill-in'

it('values stand where the text names them, whatever characters they have', () => {
  expect(fillIn('bis {value} km um {near}', { value: 25, near: '$& {value}' })).toBe(
    'bis 25 km um $& {value}',
  )
})

it('a placeholder without a value stays', () => {
  expect(fillIn('{count} Anzeigen', {})).toBe('{count} Anzeigen')
})
