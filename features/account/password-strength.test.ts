import { expect, test } from 'vitest'
import { ratePassword } from './password-strength'

test.each([
  ['', 0],
  ['kurz', 1],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['Vorhang2026', 1],
  ['Hauptbühnenvorhang1!', 1],
  ['Vorhang um 8', 2],
  ['Der Vorhang hebt sich um acht', 3],
])('%j is of strength %i', (password, strength) => {
  expect(ratePassword(password)).toBe(strength)
})
