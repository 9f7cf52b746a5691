import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Waiver } from '@/lib/contract/accessibility-audit'
import type { Locale } from '@/lib/contract/locale'
import { debounce } from '@/lib/debounce'
import type { Editor } from '../core/editor'
import { blockElement } from '../page-elements/block-element'
import { auditPage } from './audit-page'
import { type Finding, idOf } from './findings'
import { type Counts, marksOf } from './marks'
import { useMissingAltTexts } from './use-missing-alt-texts'
import { openErrors, type Reasons, reasonFor, waiversOf } from './waivers'

export interface Audit {
  /** Null until the page was looked at. */
  findings: readonly Finding[] | null
  /** What is marked at the blocks, by key. */
  marks: ReadonlyMap<string, Counts>
  reason: (finding: Finding) => string
  giveReason: (finding: Finding, reason: string) => void
  /** Looks at the page at once. @returns what has neither been mended nor waved through, and what was waved through */
  auditPending: () => { open: Finding[]; waived: Waiver[] }
}

interface Result {
  findings: readonly Finding[]
  marks: ReadonlyMap<string, Counts>
}

/** A pause in typing after which the page is looked at, in milliseconds. */
const writingPause = 800

interface AuditOptions {
  editor: Editor | null
  /** What the page is rendered in. */
  root: RefObject<HTMLElement | null>
  locale: Locale
  /** What was waived when the page was last published. */
  waivedBefore: readonly Waiver[]
}

/** Looks at a page whenever it has changed, and keeps why what was found may stay. */
export function useAudit({ editor, root, locale, waivedBefore }: AuditOptions): Audit {
  const document = editor?.document
  const undescribed = useMissingAltTexts(document, locale)
  const missing = [...undescribed].toSorted().join(' ')
  const [result, setResult] = useState<Result | null>(null)
  const [reasons, setReasons] = useState<Reasons>(new Map())

  const look = (): readonly Finding[] => {
    const article = root.current?.querySelector('article')
    if (!editor || !article) return []
    const page = { root: article, document: editor.document, locale, undescribed }
    const findings = auditPage(page)
    const isShown = (key: string) => blockElement(article, key) !== null
    const marks = marksOf(editor.document, findings, isShown)
    const isSame = result && idsOf(result.findings) === idsOf(findings)
    if (!isSame) setResult({ findings, marks })
    return findings
  }
  const auditNow = useEffectEvent(look)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures are a reason to look again.
  useEffect(() => {
    if (!editor) return
    const scheduleAudit = debounce(() => auditNow(), writingPause)
    let known = editor.document
    scheduleAudit()
    const end = editor.subscribe(() => {
      if (editor.document !== known) scheduleAudit()
      known = editor.document
    })
    return () => {
      scheduleAudit.cancel()
      end()
    }
  }, [editor, missing])

  const moduleOf = (key: string) => editor?.idOf(key) ?? null
  const reason = (finding: Finding) => reasonFor(finding, { reasons, before: waivedBefore, idOf: moduleOf })
  return {
    findings: result?.findings ?? null,
    marks: result?.marks ?? noMarks,
    reason,
    giveReason: (finding, given) => setReasons((known) => new Map(known).set(idOf(finding), given)),
    auditPending() {
      const findings = look()
      return { open: openErrors(findings, reason), waived: waiversOf(findings, reason, moduleOf) }
    },
  }
}

const noMarks: Result['marks'] = new Map()
const idsOf = (findings: readonly Finding[]) => findings.map(idOf).join('\n')
