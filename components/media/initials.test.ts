import { expect, it } from 'vitest'
import { toInitials } from './initials'

it.each([
  ['Anna Weber', 'AW'],
  ['Prof. Dr. Amélie von der Heide', 'AH'],
  ['Östür Čapek', 'ÖČ'],
  ['Jan-Philipp Müller-Lüdenscheidt', 'JL'],
  ['Cher', 'C'],
  ['bell hooks', 'BH'],
  ['王 小明', '王小'],
  ['', ''],
])('shortens %s to %s', (name, letters) => {
  expect(toInitials(name)).toBe(letters)
})
