import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

/** Unexpected output of `console.error` and `console.warn`, which fails the test that caused it. */
const stray: string[] = []

// A test that expects a message replaces the method itself: `vi.spyOn(console, 'error').mockImplementation(…)`.
for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    stray.push(`console.${method}: ${format(...parts)}`)
  }
}

beforeEach(() => {
  stray.length = 0
})

afterEach(() => {
  if (stray.length > 0) throw new Error(`Nobody expected this on the console:\n${stray.join('\n')}`)
})
