import { expect, it } from 'vitest'
import { z } from 'zod'
import { createKey } from './new-key'

it('creates unique keys that the backend accepts', () => {
  const keys = Array.from({ length: 100 }, createKey)
  for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true)
  expect(new Set(keys).size).toBe(100)
})
