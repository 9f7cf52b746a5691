import { checkErrors, minReasonLength, type Waiver } from '@/lib/contract/pages/accessibility-audit'
import { pageKey } from '../core/document'
import { type Finding, idOf, isError } from './findings'

/** The reasons that editors give, by the ids of findings. */
export type Reasons = ReadonlyMap<string, string>

type IdOf = (key: string) => number | null

const ruleOf = ({ rule }: Finding) => checkErrors.find((known) => known === rule)

/** Whether a finding may be waived at all. */
export function isWaivable(finding: Finding): boolean {
  return ruleOf(finding) !== undefined
}

/** The reason for a waived finding: given here, or with the page's last version for the same subject. */
export function reasonFor(
  finding: Finding,
  { reasons, before, idOf: moduleOf }: { reasons: Reasons; before: readonly Waiver[]; idOf: IdOf },
): string {
  const module = finding.key === pageKey ? null : moduleOf(finding.key)
  const earlier = before.find(
    (waiver) =>
      waiver.rule === finding.rule && waiver.module === module && waiver.subject === finding.subject,
  )
  return reasons.get(idOf(finding)) ?? earlier?.reason ?? ''
}

/** Whether a text is long enough to say why. */
function isReason(text: string): boolean {
  return text.trim().length >= minReasonLength
}

/** The findings that keep a page from being published. */
export function openErrors(findings: readonly Finding[], reason: (finding: Finding) => string): Finding[] {
  return findings.filter(
    (finding) => isError(finding) && (!isWaivable(finding) || !isReason(reason(finding))),
  )
}

/** The waived findings, as they are stored with the version. */
export function waiversOf(
  findings: readonly Finding[],
  reason: (finding: Finding) => string,
  moduleOf: IdOf,
): Waiver[] {
  return findings.flatMap((finding) => {
    const rule = ruleOf(finding)
    const text = reason(finding).trim()
    if (!rule || !isReason(text)) return []
    const module = finding.key === pageKey ? null : moduleOf(finding.key)
    return [{ module, rule, subject: finding.subject, reason: text }]
  })
}
