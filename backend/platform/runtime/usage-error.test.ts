import { expect, test, vi } from 'vitest'
import { readArguments } from './usage-error'

test.each([['--help'], ['-h'], ['list', '--help']])(
  '%s prints the usage and exits successfully',
  (...words) => {
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`)
    })
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    expect(() => readArguments('Usage: npm run user', words)).toThrow('exit 0')
    expect(written).toHaveBeenCalledWith('Usage: npm run user\n')
    vi.restoreAllMocks()
  },
)

test('returns other arguments unchanged', () => {
  expect(readArguments('Usage', ['list'])).toEqual(['list'])
})
