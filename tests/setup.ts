import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

/** Unexpected output of `console.error` and `console.warn`. It fails the test that caused it. */
const stray: string[] = []

// A test that expects output mocks the method: `vi.spyOn(console, 'error').mockImplementation(…)`.
for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    stray.push(`console.${method}: ${format(...parts)}`)
  }
}

beforeEach(() => {
  stray.length = 0
})

afterEach(() => {
  if (stray.length > 0) throw new Error(`Unexpected output on the console:\n${stray.join('\n')}`)
})
