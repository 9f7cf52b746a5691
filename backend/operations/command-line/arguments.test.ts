import { describe, expect, it } from 'vitest'
import { UsageError } from '@/lib/node/command-line.mjs'
import { parseBackupCommand, parseRestoreCommand } from '../backup/arguments'
import { parseNewSite } from '../init/arguments'
import { parseSeedCommand } from '../seed/arguments'
import { parseCopyCommand } from '../stored-files/arguments'
import { parseUserCommand } from './arguments'

const programs = {
  user: parseUserCommand,
  init: parseNewSite,
  seed: parseSeedCommand,
  backup: parseBackupCommand,
  restore: parseRestoreCommand,
  files: (words: readonly string[]) => parseCopyCommand(words, {}),
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
    ['backup', '', 'Name a file or a folder for the backup.'],
    ['backup', 'a b', 'Unknown arguments: b'],
    ['backup', 'a --keep', '--keep needs a value.'],
    ['restore', 'a --dry-run', 'Unknown option --dry-run. Allowed are --check,'],
    ['files', 'move', 'Unknown: move. Allowed are copy, claim.'],
  ])('%s %s', (name, line, message) => {
    const parse = () => programs[name](line === '' ? [] : line.split(' '))
    expect(parse).toThrow(UsageError)
    expect(parse).toThrow(message)
    expect(parse).not.toThrow(/ZodError|Invalid (?:option|input|discriminator)|expected/)
  })
})
