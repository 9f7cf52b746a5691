import type { z } from 'zod'
import { UsageError } from '@/lib/node/command-line.mjs'
import { toReason } from '../to-reason'

/**
 * Returns an error handler that prints the message and exits with code 1. After an invalid command
 * line it also prints the usage.
 */
export function failWithUsage(usage: string): (error: unknown) => never {
  return (error) => {
    const text = toReason(error)
    process.stderr.write(error instanceof UsageError ? `${text}\n\n${usage}\n` : `${text}\n`)
    process.exit(1)
  }
}

/** Texts for the error codes of the contract's schemas. */
const texts: Readonly<Record<string, string>> = {
  required: 'is missing',
  invalid: 'is not valid',
  max_length: 'is too long',
}

/**
 * Converts the problems of parsed values to an error for the person at the terminal.
 * @param toLabel names a value as in the usage
 */
export function toUsageError(error: z.ZodError, toLabel: (name: string) => string): UsageError {
  const lines = error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => `${toLabel(name)} is not for this command.`)
    const text =
      issue.code === 'invalid_value'
        ? `takes one of: ${issue.values.map(String).join(', ')}`
        : (texts[issue.message] ?? issue.message)
    return [`${toLabel(issue.path.join('.'))} ${text}.`]
  })
  return new UsageError(lines.join('\n'))
}
