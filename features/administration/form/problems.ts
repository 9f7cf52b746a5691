import type { z } from 'zod'
import type { Failure } from '@/lib/api/result'
import { getValueAt } from '@/lib/contract/common/value-at'

/**
 * Problems by the path of the value (`title.de`, `people.0.name`). A problem with an empty path
 * concerns the whole form.
 */
export type Problems = Readonly<Record<string, string>>

/** Codes of the problems that the schemas of the contract report. */
const codes = [
  'required',
  'invalid',
  'max_length',
  'email_local_part',
  'address_query',
  'address_encoding',
  'synonyms',
] as const
export type ProblemCode = (typeof codes)[number]

/** Converts the problems that a schema reports to messages. */
export function toProblems(
  error: z.ZodError,
  values: unknown,
  words: (code: ProblemCode) => string,
): Problems {
  const messages: Record<string, string> = {}
  // If a path has several problems, only the first is shown.
  for (const issue of error.issues) messages[issue.path.join('.')] ??= words(toProblemCode(issue, values))
  return messages
}

function toProblemCode(issue: z.core.$ZodIssue, values: unknown): ProblemCode {
  const { code, message } = issue
  const knownCode = codes.find((candidate) => candidate === message)
  if (knownCode) return knownCode
  const isEmpty = code === 'too_small' && issue.minimum === 1
  const isMissing = (getValueAt(values, issue.path) ?? null) === null
  if (isEmpty || isMissing) return 'required'
  return code === 'too_big' ? 'max_length' : 'invalid'
}

/** Returns the messages in a 400 response of the backend. */
export function parseProblems({ status, data }: Failure): Problems {
  if (status !== 400 || !isRecord(data)) return {}
  const { values, ...otherErrors } = data
  return flattenErrors(isRecord(values) ? { ...otherErrors, ...values } : otherErrors, [])
}

function flattenErrors(errors: Record<string, unknown>, path: readonly string[]): Problems {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, value]): [string, string][] => {
      const fieldPath = name === 'non_field_errors' ? path : [...path, name]
      if (isRecord(value)) return Object.entries(flattenErrors(value, fieldPath))
      const [first] = Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
      return first === undefined ? [] : [[fieldPath.join('.'), first]]
    }),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the problems of a value and of the values inside it, by their path relative to it. */
export function selectProblems(problems: Problems, path: string): Problems {
  const prefix = `${path}.`
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, text]) => {
      if (name === path) return [['', text]]
      return name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : []
    }),
  )
}
