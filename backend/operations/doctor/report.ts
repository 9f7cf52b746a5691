import type { Finding } from './finding'

const marks: Record<Finding['level'], string> = { good: '✓', warning: '!', error: '✗' }

/** Formats findings for the terminal, with a summary. */
export function formatReport(findings: readonly Finding[]): string[] {
  const lines = findings.flatMap(({ level, subject, text, advice }) => [
    `${marks[level]} ${subject}: ${text}`,
    ...(advice === undefined ? [] : [`    ${advice}`]),
  ])
  return [...lines, '', formatSummary(findings)]
}

/** Returns 1 if a finding is an error. */
export function toExitCode(findings: readonly Finding[]): 0 | 1 {
  return findings.some(({ level }) => level === 'error') ? 1 : 0
}

function formatSummary(findings: readonly Finding[]): string {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length
  const [errors, warnings] = [count('error'), count('warning')]
  if (errors + warnings === 0) return 'All is well.'
  return `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`
}
