import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

/** Unexpected output of `console.error` and `console.warn`. It fails the test that caused it. */
const unexpectedOutput: string[] = []

// A test that expects output mocks the method: `vi.spyOn(console, 'error').mockImplementation(…)`.
for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    unexpectedOutput.push(`console.${method}: ${format(...parts)}`)
  }
}

beforeEach(() => {
  unexpectedOutput.length = 0
})

afterEach(() => {
  if (unexpectedOutput.length > 0) throw new Error(`Unexpected console output:\n${unexpectedOutput.join('\n')}`)
})
