import { describe, expect, it } from 'vitest'
import { UsageError } from '@/lib/node/command-line.mjs'
import { readBackupCommand, readRestoreCommand } from '../backup/arguments'
import { readNewSite } from '../init/arguments'
import { readSeedCommand } from '../seed/arguments'
import { readCopyCommand } from '../stored-files/arguments'
import { readCommand } from './arguments'

const programs = {
  user: readCommand,
  init: readNewSite,
  seed: readSeedCommand,
  backup: readBackupCommand,
  restore: readRestoreCommand,
  files: (words: readonly string[]) => readCopyCommand(words, {}),
} as const

describe('a wrong command line', () => {
  it.each<[keyof typeof programs, string, string]>([
    ['user', '', 'A command is missing. Commands: list, create, activate,'],
    ['user', 'lsit', 'Unknown command lsit. Commands: list, create, activate,'],
    ['user', 'list --all', 'Unknown option --all. Allowed are --first-name,'],
    ['user', 'list --json', '--json is not for this command.'],
    ['user', 'activate', '<e-mail> is missing.'],
    ['user', 'activate eva', '<e-mail> eva is not valid.'],
    ['user', 'role eva@example.org boss', '<role> boss takes one of: user, editor, office, admin.'],
    ['user', 'role eva@example.org', '<role> takes one of: user, editor, office, admin.'],
    ['user', 'group eva@example.org all', '<group> all takes one of: Mitglied, Jobbörse,'],
    ['user', 'log --limit many', '--limit takes a number from 1 to 100000.'],
    ['user', 'list one two three four', 'Unknown arguments: three four'],
    ['user', 'create eva@example.org --last-name E', '--first-name is missing.'],
    ['init', '--name Haus', '--email is missing.'],
    ['init', 'Haus', 'Unknown: Haus. The command takes no such arguments.'],
    ['init', `--name ${'x'.repeat(201)}`, '--name is too long.'],
    ['seed', 'all', 'Unknown: all. The command takes no such arguments.'],
    ['seed', '--scale 0', '--scale takes a number from 1 to 999.'],
    ['backup', '', 'The file of the backup is missing.'],
    ['backup', 'a b', 'Unknown arguments: b'],
    ['backup', 'a --keep', '--keep needs a value.'],
    ['restore', 'a --dry-run', 'Unknown option --dry-run. Allowed are --check,'],
    ['files', 'move', 'Unknown: move. Allowed are copy, claim.'],
  ])('%s %s', (name, line, message) => {
    const read = () => programs[name](line === '' ? [] : line.split(' '))
    expect(read).toThrow(UsageError)
    expect(read).toThrow(message)
    expect(read).not.toThrow(/ZodError|Invalid (?:option|input|discriminator)|expected/)
  })
})
