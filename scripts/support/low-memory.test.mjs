import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lowMemory } from './low-memory.mjs'
import { root } from './paths.mjs'

it('has the same values as the service', () => {
  const service = readFileSync(join(root, 'ops/buehnenhaus.service'), 'utf8')
  expect(service).toContain(`ExecStart=/usr/bin/node ${lowMemory.flags.join(' ')} dist/server.js`)
  const settings = Object.entries(lowMemory.env).map(([name, value]) => `${name}=${value}`)
  expect(service).toContain(`Environment=${settings.join(' ')}`)
})

it('has the same values as the container', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const words = ['node', ...lowMemory.flags, 'dist/server.js'].map((word) => JSON.stringify(word))
  expect(dockerfile).toContain(`CMD [${words.join(', ')}]`)
  const settings = Object.entries(lowMemory.env).map(([name, value]) => `${name}=${value}`)
  expect(dockerfile).toContain(settings.join(' '))
})
