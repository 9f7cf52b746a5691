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
import { isRecord } from '@/lib/is-record'

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
export function formatProblem(code: ProblemCode, locale: Locale, getText: (code: GeneralCode) => string): string {
  const generalCode = generalCodes.find((candidate) => candidate === code)
  return generalCode ? getText(generalCode) : issueReasons[locale][code as IssueReason]
}

/** Converts the problems that a schema reports to messages. */
export function toProblems(error: z.ZodError, values: unknown, getText: (code: ProblemCode) => string): Problems {
  const messages: Record<string, string> = {}
  // If a path has several problems, only the first is shown.
  for (const issue of error.issues) {
    const code = findCode(issue.message)
    const isSpecific = code !== null && code !== 'invalid'
    const shownCode = isSpecific ? code : toProblemCode({ ...issue, input: getValueAt(values, issue.path) })
    messages[issue.path.join('.')] ??= getText(shownCode)
  }
  return messages
}

/** Converts the errors of a form whose schema reports problems by `toProblemCode` to messages. */
export function toFormProblems(
  errors: object,
  getText: (code: ProblemCode, path: string) => string,
  parentPath: readonly string[] = [],
): Problems {
  const problems: Record<string, string> = {}
  const entries: [string, object][] = Object.entries(errors)
  for (const [name, error] of entries) {
    const path = [...parentPath, name]
    if ('message' in error && typeof error.message === 'string') {
      problems[path.join('.')] = getText(findCode(error.message) ?? 'invalid', path.join('.'))
    } else Object.assign(problems, toFormProblems(error, getText, path))
  }
  return problems
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
  if (code === 'too_big') return 'max_length'
  return toIssueReason({ format, errors }) ?? 'invalid'
}

/** Returns the messages in a 400 response of the backend. */
export function parseProblems({ status, data }: Failure): Problems {
  if (status !== 400 || !isRecord(data)) return {}
  const { values, ...otherErrors } = data
  return flattenErrors(isRecord(values) ? { ...otherErrors, ...values } : otherErrors, [])
}

function flattenErrors(errors: Record<string, unknown>, parentPath: readonly string[]): Problems {
  const problems: Record<string, string> = {}
  for (const [name, value] of Object.entries(errors)) {
    const path = name === 'non_field_errors' ? parentPath : [...parentPath, name]
    if (isRecord(value)) Object.assign(problems, flattenErrors(value, path))
    const [message] = Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
    if (message !== undefined) problems[path.join('.')] = message
  }
  return problems
}

/** Returns the problems of a value and of the values inside it, by their path relative to it. */
export function selectProblems(problems: Problems, path: string): Problems {
  const prefix = `${path}.`
  const valueProblems: Record<string, string> = {}
  for (const [problemPath, text] of Object.entries(problems)) {
    if (problemPath === path) valueProblems[''] = text
    else if (problemPath.startsWith(prefix)) valueProblems[problemPath.slice(prefix.length)] = text
  }
  return valueProblems
}
