import { checkErrors, minReasonLength, type Waiver } from '@/lib/contract/pages/accessibility-audit'
import { pageKey } from '../core/document'
import { type Finding, isError, toFindingId } from './findings'

/** The reasons of waivers by finding id. */
export type Reasons = ReadonlyMap<string, string>

type IdOf = (key: string) => number | null

const findWaivableRule = ({ rule }: Finding) => checkErrors.find((waivableRule) => waivableRule === rule)

/** Returns true if the finding can be waived. */
export function isWaivable(finding: Finding): boolean {
  return findWaivableRule(finding) !== undefined
}

/**
 * Finds the reason of a waiver: a new one, or the one of the last published version for the same
 * subject.
 */
export function findReason(
  finding: Finding,
  { reasons, before, findModuleId }: { reasons: Reasons; before: readonly Waiver[]; findModuleId: IdOf },
): string {
  const module = finding.key === pageKey ? null : findModuleId(finding.key)
  const earlier = before.find(
    (waiver) =>
      waiver.rule === finding.rule && waiver.module === module && waiver.subject === finding.subject,
  )
  return reasons.get(toFindingId(finding)) ?? earlier?.reason ?? ''
}

/** Returns true if the reason has the minimum length. */
function isSufficientReason(text: string): boolean {
  return text.trim().length >= minReasonLength
}

/** Lists the findings that block publishing. */
export function listOpenErrors(
  findings: readonly Finding[],
  reason: (finding: Finding) => string,
): Finding[] {
  return findings.filter(
    (finding) => isError(finding) && (!isWaivable(finding) || !isSufficientReason(reason(finding))),
  )
}

/** Converts the waived findings to the stored format. */
export function toWaivers(
  findings: readonly Finding[],
  reason: (finding: Finding) => string,
  findModuleId: IdOf,
): Waiver[] {
  return findings.flatMap((finding) => {
    const rule = findWaivableRule(finding)
    const text = reason(finding).trim()
    if (!rule || !isSufficientReason(text)) return []
    const module = finding.key === pageKey ? null : findModuleId(finding.key)
    return [{ module, rule, subject: finding.subject, reason: text }]
  })
}
