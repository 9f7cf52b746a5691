import { use } from 'react'
import { z } from 'zod'
import type { Locale } from '@/lib/contract/common/locale'
import { minReasonLength, type Waiver, waivableRules } from '@/lib/contract/pages/accessibility-audit'
import { DraftOwner } from '@/lib/drafts/draft-owner'
import { draftPrefixes, useTabText } from '@/lib/drafts/tab-drafts'
import { pageKey } from '../core/document'
import { type Finding, isError, toFindingId } from './findings'

/** The reasons of waivers by finding id. */
export type Reasons = ReadonlyMap<string, string>

const storedReasonsSchema = z.array(z.tuple([z.string(), z.string()])).catch([])

/** Returns the key of the draft that keeps the reasons until the page is published. */
export const useReasonsKey = (pageId: number, locale: Locale) => draftPrefixes.waivers(use(DraftOwner), pageId) + locale

/** Returns the reasons that are not published yet, and their setter. */
export function useReasons(draftKey: string): [reasons: Reasons, setReasons: (reasons: Reasons) => void] {
  const [text, setText] = useTabText(draftKey)
  const reasons = new Map(text ? storedReasonsSchema.parse(JSON.parse(text)) : [])
  return [reasons, (newReasons) => setText(JSON.stringify([...newReasons]))]
}

type FindModuleId = (key: string) => number | null

// Finds the rule in the list, because its type is narrower than that of a finding.
const findWaivableRule = ({ rule }: Finding) => waivableRules.find((waivableRule) => waivableRule === rule)

/** Returns the block of a finding; null for the page itself and for a block without an id. */
const toWaiverModule = ({ key }: Finding, findModuleId: FindModuleId) => (key === pageKey ? null : findModuleId(key))

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
  const module = toWaiverModule(finding, findModuleId)
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
  const isWaived = (finding: Finding) => isWaivable(finding) && isSufficientReason(getReason(finding))
  return findings.filter((finding) => isError(finding) && !isWaived(finding))
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
    return [{ module: toWaiverModule(finding, findModuleId), rule, subject: finding.subject, reason: text }]
  })
}
