import type { Locale } from '@/lib/contract/common/locale'
import type { WaivableRule } from '@/lib/contract/pages/accessibility-audit'
import { cutText } from '@/lib/text/cut-text'
import { type EditorDocument, pageKey } from '../core/document'
import { findBlockKey } from '../page-elements/block-element'

/** Rules whose findings are warnings and do not block publishing. */
export const noticeRules = [
  'link-address',
  'link-ambiguous',
  'link-language',
  'alt-long',
  'alt-file-name',
  'capitals',
  'video-captions',
  'language',
] as const

/** `picture-undescribed` cannot be waived: the backend refuses to publish such pictures. */
export type CheckRule = WaivableRule | 'picture-undescribed' | (typeof noticeRules)[number]

/** A problem found by the audit. */
export interface Finding {
  rule: CheckRule
  /** The block's key in the document, or the page's key for its hero. */
  key: string
  /** The text or address with the problem; may be empty. */
  subject: string
}

/** The input of the rules. */
export interface CheckedPage {
  /** The rendered page. Each block has the attribute `data-module`. */
  root: Element
  document: EditorDocument
  locale: Locale
  /** Ids of pictures that are not decorative and lack a description in the page's language. */
  undescribedIds: ReadonlySet<number>
  /** The element whose text is being written; it may still be empty. Null for none. */
  writtenText: Element | null
}

/** Checks a rule about texts, which needs no rendered page. */
export type TextRule = (page: Pick<CheckedPage, 'root' | 'locale' | 'writtenText'>) => Finding[]

/**
 * Checks one rule.
 * @param pause lets the browser react to input; await it between the parts of long work
 * (lib/yield-to-main.ts)
 */
export type Rule = (page: CheckedPage, pause: () => Promise<void>) => Finding[] | Promise<Finding[]>

const maxSubjectLength = 120

/** Finds the key of the block that contains an element; the page's key outside of blocks. */
export function findKey(element: Element): string {
  return findBlockKey(element) ?? pageKey
}

export function createFinding(element: Element, rule: CheckRule, subject = ''): Finding {
  return { rule, key: findKey(element), subject: shortenSubject(subject) }
}

/** Shortens a text to one line for display. */
export function shortenSubject(text: string): string {
  const line = toSingleLine(text)
  return line.length > maxSubjectLength ? `${cutText(line, maxSubjectLength - 1)}…` : line
}

export function toSingleLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Builds the id of a finding: unique on its page, and stable while the subject is unchanged. */
export function toFindingId({ rule, key, subject }: Finding): string {
  return `${rule} ${key} ${subject}`
}

export function isError({ rule }: Finding): boolean {
  return !noticeRules.some((notice) => notice === rule)
}

/** Removes duplicates and sorts errors first. */
export function toUniqueFindings(findings: readonly Finding[]): Finding[] {
  const uniqueFindings = [...new Map(findings.map((finding) => [toFindingId(finding), finding])).values()]
  return uniqueFindings.toSorted((first, second) => Number(isError(second)) - Number(isError(first)))
}

/** Returns true for content that is hidden from assistive technology. It is not checked. */
function isHidden(element: Element): boolean {
  return element.closest('[aria-hidden="true"], [hidden]') !== null
}

export function findVisibleElements(root: Element, selector: string): Element[] {
  return [...root.querySelectorAll(selector)].filter((element) => !isHidden(element))
}
