import type { Locale } from '@/lib/contract/common/locale'
import type { CheckError } from '@/lib/contract/pages/accessibility-audit'
import { type EditorDocument, pageKey } from '../core/document'
import { blockKeyAt } from '../page-elements/block-element'

/** Warnings, which do not block publishing. */
export const noticeRules = [
  'link-address',
  'link-ambiguous',
  'alt-long',
  'alt-file-name',
  'capitals',
  'video-captions',
  'language',
] as const

/** `picture-undescribed` cannot be waived: the backend does not publish such pictures. */
export type CheckRule = CheckError | 'picture-undescribed' | (typeof noticeRules)[number]

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
  /** The page as it is rendered, its blocks marked by `data-module`. */
  root: Element
  document: EditorDocument
  locale: Locale
  /** Ids of pictures that are neither described in the page's language nor decorative. */
  undescribed: ReadonlySet<number>
}

/** @param pause to be awaited between the parts of long work (lib/yield-to-main.ts) */
export type Rule = (page: CheckedPage, pause: () => Promise<void>) => Finding[] | Promise<Finding[]>

const maxSubjectLength = 120

/** The key of the block that contains an element. */
export function keyAt(element: Element): string {
  return blockKeyAt(element) ?? pageKey
}

/** A finding at an element. */
export function findingAt(element: Element, rule: CheckRule, subject = ''): Finding {
  return { rule, key: keyAt(element), subject: shortened(subject) }
}

/** Text on one line, shortened for display. */
export function shortened(text: string): string {
  const line = oneLine(text)
  return line.length > maxSubjectLength ? `${line.slice(0, maxSubjectLength - 1)}…` : line
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** A unique id of a finding on its page, stable across audits while its subject is unchanged. */
export function idOf({ rule, key, subject }: Finding): string {
  return `${rule} ${key} ${subject}`
}

export function isError({ rule }: Finding): boolean {
  return !noticeRules.some((notice) => notice === rule)
}

/** Content hidden from assistive technology is not checked. */
function isHidden(element: Element): boolean {
  return element.closest('[aria-hidden="true"], [hidden]') !== null
}

export function elementsOf(root: Element, selector: string): Element[] {
  return [...root.querySelectorAll(selector)].filter((element) => !isHidden(element))
}
