import { describe, expect, it, vi } from 'vitest'
import { userGroups, userRoles } from '@/lib/contract/accounts/account'
import { recordTypes } from '@/lib/contract/records/record'
import { parseCommandLine, showHelp, UsageError } from './command-line.mjs'
import { usages } from './command-usages.mjs'

const options = { keep: { type: 'string' }, check: { type: 'boolean' } } as const

describe('parseCommandLine', () => {
  it('returns options and allowed words', () => {
    const { values, positionals } = parseCommandLine({ options, positionals: ['a', 'b'] }, [
      'b',
      '--keep',
      '7',
      '--check',
    ])
    expect([{ ...values }, positionals]).toEqual([{ keep: '7', check: true }, ['b']])
    expect(parseCommandLine({ options, positionals: 'any' }, ['x', '--keep=-1']).values.keep).toBe('-1')
  })

  it.each([
    ['--kepe 7', 'Unknown option --kepe. Allowed are --keep, --check, --help.'],
    ['-k', 'Unknown option -k. Allowed are --keep, --check, --help.'],
    ['--no-check', 'Unknown option --no-check.'],
    ['--keep', '--keep needs a value.'],
    ['--keep=', '--keep needs a value.'],
    ['--keep --check', '--keep needs a value.'],
    ['--check=yes', '--check takes no value.'],
    ['a c', 'Unknown: c. Allowed are a, b.'],
  ])('refuses "%s"', (line, message) => {
    const parse = () => parseCommandLine({ options, positionals: ['a', 'b'] }, line.split(' '))
    expect(parse).toThrow(UsageError)
    expect(parse).toThrow(message)
  })

  it('refuses all words of a command without any', () => {
    expect(() => parseCommandLine({}, ['now'])).toThrow('Unknown: now. The command takes no such arguments.')
  })
})

it.each([['--help'], ['-h'], ['list', '--help']])('%s shows the usage and ends well', (...args) => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(() => showHelp('Usage: npm run user', args)).toThrow('exit 0')
  expect(write).toHaveBeenCalledWith('Usage: npm run user\n')
})

it('does nothing without a request for help', () => {
  expect(showHelp('Usage', ['list'])).toBeUndefined()
})

it('the usages name every group, role and type of record', () => {
  for (const name of [...userGroups, ...userRoles]) expect(usages.user).toContain(name)
  for (const type of recordTypes) expect(usages.restore).toContain(type)
})
