import { expect, it } from 'vitest'
import { z } from 'zod'
import { createKey } from './new-key'

it('makes keys that the backend takes, each another one', () => {
  const keys = Array.from({ length: 100 }, createKey)
  for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true)
  expect(new Set(keys).size).toBe(100)
})
