import { expect, it } from 'vitest'
import { toLoginAddress } from './login-address'

it.each([
  ['', '/de/account/login?next='],
  ['https://vbo.example/de/jobboerse?x=1', '/de/account/login?next=%2Fde%2Fjobboerse%3Fx%3D1'],
  ['https://evil.example/de', '/de/account/login?next='],
  ['http://vbo.example/de', '/de/account/login?next='],
])('returns for the referrer %j the login address %s', (referrer, expected) => {
  const login = new URL('https://vbo.example/de/account/login?failure=other#form')
  expect(toLoginAddress(login as unknown as Location, referrer)).toBe(expected)
})
