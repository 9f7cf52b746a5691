import { checkErrors, minReasonLength, type Waiver } from '@/lib/contract/pages/accessibility-audit'
import { pageKey } from '../core/document'
import { type Finding, isError, toFindingId } from './findings'

/** The reasons of waivers by finding id. */
export type Reasons = ReadonlyMap<string, string>

type FindModuleId = (key: string) => number | null

const findWaivableRule = ({ rule }: Finding) => checkErrors.find((waivableRule) => waivableRule === rule)

/** Returns true if the finding can be waived. */
export function isWaivable(finding: Finding): boolean {
  return findWaivableRule(finding) !== undefined
}

/**
 * Finds the reason of a waiver. It is the newly entered reason, or the reason for the same subject
 * in the last published version; empty if there is none.
 */
export function findReason(
  finding: Finding,
  {
    reasons,
    publishedWaivers,
    findModuleId,
  }: { reasons: Reasons; publishedWaivers: readonly Waiver[]; findModuleId: FindModuleId },
): string {
  const module = finding.key === pageKey ? null : findModuleId(finding.key)
  const publishedWaiver = publishedWaivers.find(
    (waiver) => waiver.rule === finding.rule && waiver.module === module && waiver.subject === finding.subject,
  )
  return reasons.get(toFindingId(finding)) ?? publishedWaiver?.reason ?? ''
}

/** Returns true if the reason has the minimum length. */
function isSufficientReason(text: string): boolean {
  return text.trim().length >= minReasonLength
}

/** Lists the findings that block publishing. */
export function listOpenErrors(findings: readonly Finding[], getReason: (finding: Finding) => string): Finding[] {
  return findings.filter(
    (finding) => isError(finding) && (!isWaivable(finding) || !isSufficientReason(getReason(finding))),
  )
}

/** Converts the waived findings to the stored format. */
export function toWaivers(
  findings: readonly Finding[],
  getReason: (finding: Finding) => string,
  findModuleId: FindModuleId,
): Waiver[] {
  return findings.flatMap((finding) => {
    const rule = findWaivableRule(finding)
    const text = getReason(finding).trim()
    if (!rule || !isSufficientReason(text)) return []
    const module = finding.key === pageKey ? null : findModuleId(finding.key)
    return [{ module, rule, subject: finding.subject, reason: text }]
  })
}
