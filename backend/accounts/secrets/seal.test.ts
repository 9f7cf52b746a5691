import { expect, it } from 'vitest'
import { readBackendEnv } from '@/backend/platform/env'
import { seal, unseal } from './seal'

const env = readBackendEnv({})
const content = Buffer.from('secret')
const keys = { env, serverKey: 'of the database' }
const ownKeys = { ...keys, env: { ...env, SECRET_KEY: 'k'.repeat(32) } }

it('opens a sealed text for the same purpose only', () => {
  const text = seal(keys, 'a', content)
  expect(unseal(keys, 'a', text)).toEqual(content)
  expect(unseal(keys, 'b', text)).toBeNull()
  expect(unseal({ ...keys, serverKey: 'another' }, 'a', text)).toBeNull()
  expect(unseal(keys, 'a', 'nothing')).toBeNull()
})

it('uses the secret of the environment if there is one, and still opens older texts', () => {
  expect(unseal(ownKeys, 'a', seal(keys, 'a', content))).toEqual(content)
  const text = seal(ownKeys, 'a', content)
  expect(unseal({ ...ownKeys, serverKey: 'another' }, 'a', text)).toEqual(content)
  expect(unseal(keys, 'a', text)).toBeNull()
})
