import type { z } from 'zod'
import { UsageError } from '@/lib/node/command-line.mjs'
import { toReason } from '../to-reason'

/**
 * Returns an error handler that prints the message, and the usage after an invalid command line.
 * Exits with code 1.
 */
export function failWithUsage(usage: string): (error: unknown) => never {
  return (error) => {
    const text = toReason(error)
    process.stderr.write(error instanceof UsageError ? `${text}\n\n${usage}\n` : `${text}\n`)
    process.exit(1)
  }
}

/** Texts for error codes of the contract. */
const texts: Readonly<Record<string, string>> = {
  required: 'is missing',
  invalid: 'is not valid',
  max_length: 'is too long',
}

/**
 * Converts the problems of arguments to an error for the terminal.
 * @param toLabel returns the name in the usage
 */
export function toUsageError(error: z.ZodError, toLabel: (name: string) => string): UsageError {
  const lines = error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((name) => `${toLabel(name)} is not for this command.`)
    const text =
      issue.code === 'invalid_value'
        ? `takes one of: ${issue.values.map(String).join(', ')}`
        : (texts[issue.message] ?? issue.message)
    return [`${toLabel(issue.path.join('.'))} ${text}.`]
  })
  return new UsageError(lines.join('\n'))
}
