import { parseCommandLine, UsageError } from '@/lib/node/command-line.mjs'

export type SeedCommand = { command: 'load'; scale: number } | { command: 'remove'; isConfirmed: boolean }

/** Parses the arguments of `npm run seed --`. @throws UsageError */
export function parseSeedCommand(words: readonly string[]): SeedCommand {
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseCommandLine({ options: { scale: { type: 'string' }, remove: flag, yes: flag } }, words)
  const { scale, remove, yes } = values
  if (remove) {
    if (scale !== undefined) throw new UsageError('--scale is for loading.')
    return { command: 'remove', isConfirmed: yes }
  }
  if (yes) throw new UsageError('--yes is for --remove.')
  if (scale !== undefined && !/^[1-9]\d{0,2}$/.test(scale))
    throw new UsageError('--scale takes a number from 1 to 999.')
  return { command: 'load', scale: Number(scale ?? 1) }
}
