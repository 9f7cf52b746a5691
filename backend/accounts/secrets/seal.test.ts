import { expect, it } from 'vitest'
import { readBackendEnv } from '@/backend/platform/env'
import { seal, unseal } from './seal'

const env = readBackendEnv({})
const content = Buffer.from('secret')
const keys = { env, serverKey: 'of the database' }
const own = { ...keys, env: { ...env, SECRET_KEY: 'k'.repeat(32) } }

it('opens what was sealed, for the same purpose alone', () => {
  const text = seal(keys, 'a', content)
  expect(unseal(keys, 'a', text)).toEqual(content)
  expect(unseal(keys, 'b', text)).toBeNull()
  expect(unseal({ ...keys, serverKey: 'another' }, 'a', text)).toBeNull()
  expect(unseal(keys, 'a', 'nothing')).toBeNull()
})

it('uses the secret of the environment where there is one, and still opens what is older', () => {
  expect(unseal(own, 'a', seal(keys, 'a', content))).toEqual(content)
  const text = seal(own, 'a', content)
  expect(unseal({ ...own, serverKey: 'another' }, 'a', text)).toEqual(content)
  expect(unseal(keys, 'a', text)).toBeNull()
})
