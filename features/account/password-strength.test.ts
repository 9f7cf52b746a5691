import { expect, it } from 'vitest'
import { ratePassword } from './password-strength'

it.each([
  ['', 0],
  ['kurz', 1],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['Vorhang2026', 1],
  ['Hauptbühnenvorhang1!', 1],
  ['Vorhang um 8', 2],
  ['Der Vorhang hebt sich um acht', 3],
])('rates %j as %i', (password, strength) => {
  expect(ratePassword(password)).toBe(strength)
})
