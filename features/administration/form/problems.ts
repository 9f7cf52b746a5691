import type { z } from 'zod'
import type { Failure } from '@/lib/api/result'
import {
  findIssueReason,
  type IssueFormat,
  type IssueReason,
  issueReasons,
  toIssueReason,
} from '@/lib/contract/common/issue-reasons'
import type { Locale } from '@/lib/contract/common/locale'
import { getValueAt } from '@/lib/contract/common/value-at'

/**
 * Problems by the path of the value (`title.de`, `people.0.name`). A problem with an empty path
 * concerns the whole form.
 */
export type Problems = Readonly<Record<string, string>>

const generalCodes = ['required', 'invalid', 'max_length'] as const
type GeneralCode = (typeof generalCodes)[number]

/** Codes of the problems that the schemas of the contract report. */
type ProblemCode = GeneralCode | IssueReason

/** Formats a problem. Most codes have the same text as in responses of the backend. */
export function formatProblem(code: ProblemCode, locale: Locale, words: (code: GeneralCode) => string): string {
  const generalCode = generalCodes.find((candidate) => candidate === code)
  return generalCode ? words(generalCode) : issueReasons[locale][code as IssueReason]
}

/** Converts the problems that a schema reports to messages. */
export function toProblems(error: z.ZodError, values: unknown, words: (code: ProblemCode) => string): Problems {
  const messages: Record<string, string> = {}
  // If a path has several problems, only the first is shown.
  for (const issue of error.issues) {
    const code = findCode(issue.message)
    messages[issue.path.join('.')] ??= words(
      code && code !== 'invalid' ? code : toProblemCode({ ...issue, input: getValueAt(values, issue.path) }),
    )
  }
  return messages
}

/** Converts the errors of a form whose schema reports problems by `toProblemCode` to messages. */
export function toFormProblems(
  errors: object,
  words: (code: ProblemCode, path: string) => string,
  path: readonly string[] = [],
): Problems {
  const entries: [string, object][] = Object.entries(errors)
  return Object.fromEntries(
    entries.flatMap(([name, error]): [string, string][] => {
      const fieldPath = [...path, name]
      if (!('message' in error && typeof error.message === 'string'))
        return Object.entries(toFormProblems(error, words, fieldPath))
      const joinedPath = fieldPath.join('.')
      return [[joinedPath, words(findCode(error.message) ?? 'invalid', joinedPath)]]
    }),
  )
}

const findCode = (message: string): ProblemCode | null =>
  generalCodes.find((code) => code === message) ?? findIssueReason(message)

interface ReportedIssue extends IssueFormat {
  minimum?: unknown
  input?: unknown
}

/** Returns the code of a problem for which the schema has no message. */
export function toProblemCode({ code, minimum, input, format, errors }: ReportedIssue): ProblemCode {
  const isEmpty = code === 'too_small' && minimum === 1
  if (isEmpty || (input ?? null) === null) return 'required'
  return code === 'too_big' ? 'max_length' : (toIssueReason({ format, errors }) ?? 'invalid')
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
