import { parseArgs } from 'node:util'
import { UsageError } from '@/backend/platform/runtime/usage-error'

export const usage = `Usage: npm run seed [-- --scale <number>]
       npm run seed -- --remove [--yes]

Loads the demo content into an empty database; with --scale 100 a hundred times as many records, to measure with.
--remove takes the demo away again: whatever is as it was loaded. What somebody made or changed since stays, and what that needs. It
tells first what goes and asks; with --yes it does not ask.`

export type SeedCommand = { command: 'load'; scale: number } | { command: 'remove'; isConfirmed: boolean }

/**
 * Reads the words after `npm run seed --`.
 * @throws UsageError
 */
export function readSeedCommand(words: readonly string[]): SeedCommand {
  const { scale, remove, yes } = parseValues(words)
  if (remove) {
    if (scale !== undefined) throw new UsageError('--scale is for loading.')
    return { command: 'remove', isConfirmed: yes }
  }
  if (yes) throw new UsageError('--yes is for --remove.')
  if (scale !== undefined && !/^[1-9]\d{0,2}$/.test(scale))
    throw new UsageError('--scale takes a number from 1 to 999.')
  return { command: 'load', scale: Number(scale ?? 1) }
}

function parseValues(words: readonly string[]) {
  const isGiven = { type: 'boolean', default: false } as const
  try {
    return parseArgs({
      args: [...words],
      options: { scale: { type: 'string' }, remove: isGiven, yes: isGiven },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
