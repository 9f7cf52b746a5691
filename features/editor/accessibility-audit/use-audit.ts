import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { onDemand } from '@/components/ui/on-demand'
import type { Locale } from '@/lib/contract/common/locale'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import { debounce } from '@/lib/debounce'
import type { Editor } from '../core/editor'
import { blockElement } from '../page-elements/block-element'
import { type Finding, idOf } from './findings'
import { type Counts, marksOf } from './marks'
import { useMissingAltTexts } from './use-missing-alt-texts'
import { openErrors, type Reasons, reasonFor, waiversOf } from './waivers'

/** The rules: much to load, and not needed to begin to write. */
const rules = onDemand(async () => (await import('./audit-page')).auditPage)

export interface Audit {
  /** Null until the first audit. */
  findings: readonly Finding[] | null
  /** The marks of the blocks, by key. */
  marks: ReadonlyMap<string, Counts>
  reason: (finding: Finding) => string
  giveReason: (finding: Finding, reason: string) => void
  /** Selects the block of a finding and scrolls to it. */
  show: (finding: Finding) => void
  /** Audits the page at once. @returns the unresolved findings, and the waived ones; null where the rules cannot be loaded */
  auditPending: () => Promise<{ open: Finding[]; waived: Waiver[] } | null>
}

interface Result {
  findings: readonly Finding[]
  marks: ReadonlyMap<string, Counts>
}

/** The pause in typing after which the page is audited, in milliseconds. */
const typingPause = 800

interface AuditOptions {
  editor: Editor | null
  /** The element in which the page is rendered. */
  root: RefObject<HTMLElement | null>
  locale: Locale
  /** The waivers of the last published version. */
  waivedBefore: readonly Waiver[]
  /** Selects a block and scrolls to it. */
  onShow: (key: string) => void
}

/** Audits a page whenever it has changed, and keeps the reasons for waived findings. */
export function useAudit({ editor, root, locale, waivedBefore, onShow }: AuditOptions): Audit {
  const document = editor?.document
  const undescribed = useMissingAltTexts(document, locale)
  const missing = [...undescribed].toSorted().join(' ')
  const [result, setResult] = useState<Result | null>(null)
  const [reasons, setReasons] = useState<Reasons>(new Map())

  const runAudit = async (): Promise<readonly Finding[]> => {
    const auditPage = await rules.load()
    const article = root.current?.querySelector('article')
    if (!editor || !article) return []
    const page = { root: article, document: editor.document, locale, undescribed }
    const findings = await auditPage(page)
    const isShown = (key: string) => blockElement(article, key) !== null
    const marks = marksOf(editor.document, findings, isShown)
    const isSame = result && idsOf(result.findings) === idsOf(findings)
    if (!isSame) setResult({ findings, marks })
    return findings
  }
  const auditNow = useEffectEvent(runAudit)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of alternative texts takes a new audit.
  useEffect(() => {
    if (!editor) return
    const scheduleAudit = debounce(() => void auditNow().catch(() => undefined), typingPause)
    let audited = editor.document
    scheduleAudit()
    const unsubscribe = editor.subscribe(() => {
      if (editor.document !== audited) scheduleAudit()
      audited = editor.document
    })
    return () => {
      scheduleAudit.cancel()
      unsubscribe()
    }
  }, [editor, missing])

  const moduleOf = (key: string) => editor?.idOf(key) ?? null
  const reason = (finding: Finding) => reasonFor(finding, { reasons, before: waivedBefore, idOf: moduleOf })
  return {
    findings: result?.findings ?? null,
    marks: result?.marks ?? noMarks,
    reason,
    giveReason: (finding, text) => setReasons((previous) => new Map(previous).set(idOf(finding), text)),
    show: ({ key }) => onShow(key),
    async auditPending() {
      const findings = await runAudit().catch(() => null)
      if (!findings) return null
      return { open: openErrors(findings, reason), waived: waiversOf(findings, reason, moduleOf) }
    },
  }
}

const noMarks: Result['marks'] = new Map()
const idsOf = (findings: readonly Finding[]) => findings.map(idOf).join('\n')
