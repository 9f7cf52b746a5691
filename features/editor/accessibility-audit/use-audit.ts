import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { createOnDemand } from '@/components/ui/on-demand'
import type { Locale } from '@/lib/contract/common/locale'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import { debounce } from '@/lib/debounce'
import type { Editor } from '../core/editor'
import { findBlockElement } from '../page-elements/block-element'
import { type CheckedPage, type Finding, toFindingId } from './findings'
import { type Counts, countByBlock } from './marks'
import { useMissingAltTexts } from './use-missing-alt-texts'
import { findReason, listOpenErrors, toWaivers, useReasons, useReasonsKey } from './waivers'

/** The rules are loaded on demand, because they are large and not needed to begin writing. */
const rules = createOnDemand(async () => (await import('./audit-page')).auditPage)

export interface Audit {
  /** Null until the first audit. */
  findings: readonly Finding[] | null
  /** The counts of findings by block key. */
  marks: ReadonlyMap<string, Counts>
  getReason: (finding: Finding) => string
  setReason: (finding: Finding, reason: string) => void
  /** Selects the block of a finding and scrolls to it. */
  show: (finding: Finding) => void
  /**
   * Audits the page without waiting for a pause in typing.
   * @returns the unresolved and the waived findings; null if the rules cannot be loaded
   */
  auditAtOnce: () => Promise<{ openErrors: Finding[]; waivers: Waiver[] } | null>
}

interface Result {
  findings: readonly Finding[]
  marks: ReadonlyMap<string, Counts>
}

/** The pause in typing before the page is audited, in milliseconds. */
const typingPauseMs = 800

interface AuditOptions {
  editor: Editor | null
  /** False while the page is still opening. Until then, it is audited only on request. */
  isStarted: boolean
  /** The element that contains the page. */
  root: RefObject<HTMLElement | null>
  /** The element whose text is being written; null for none. */
  writtenText: Element | null
  locale: Locale
  pageId: number
  /** The waivers of the last published version. */
  publishedWaivers: readonly Waiver[]
  /** Selects a block and scrolls to it. */
  onShow: (key: string) => void
}

/** Audits a page after each change, and keeps the reasons for which findings are waived. */
export function useAudit(options: AuditOptions): Audit {
  const { editor, isStarted, root, writtenText, locale, pageId, publishedWaivers, onShow } = options
  const missingAltTexts = useMissingAltTexts(isStarted ? editor?.document : undefined, locale)
  const undescribedKey = [...missingAltTexts.knownIds].toSorted().join(' ')
  const [result, setResult] = useState<Result | null>(null)
  const [reasons, setReasons] = useReasons(useReasonsKey(pageId, locale))

  const runAudit = async (state: Pick<CheckedPage, 'undescribedIds' | 'writtenText'>): Promise<readonly Finding[]> => {
    const auditPage = await rules.load()
    const article = root.current?.querySelector('article')
    if (!editor || !article) return []
    const findings = await auditPage({
      root: article,
      document: editor.document,
      locale,
      undescribedIds: state.undescribedIds,
      writtenText: state.writtenText,
    })
    const isShown = (key: string) => findBlockElement(article, key) !== null
    const marks = countByBlock(editor.document, findings, isShown)
    const hasSameFindings = result && joinIds(result.findings) === joinIds(findings)
    if (!hasSameFindings) setResult({ findings, marks })
    return findings
  }
  const auditNow = useEffectEvent(() => runAudit({ undescribedIds: missingAltTexts.knownIds, writtenText }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: new alternative texts, ended texts
  useEffect(() => {
    if (!editor || !isStarted) return
    const scheduleAudit = debounce(() => void auditNow().catch(() => undefined), typingPauseMs)
    let auditedDocument = editor.document
    scheduleAudit()
    const unsubscribe = editor.subscribe(() => {
      if (editor.document !== auditedDocument) scheduleAudit()
      auditedDocument = editor.document
    })
    return () => {
      scheduleAudit.cancel()
      unsubscribe()
    }
  }, [editor, isStarted, undescribedKey, writtenText])

  const findModuleId = (key: string) => editor?.findId(key) ?? null
  const getReason = (finding: Finding) => findReason(finding, { reasons, publishedWaivers, findModuleId })
  return {
    findings: result?.findings ?? null,
    marks: result?.marks ?? noMarks,
    getReason,
    setReason: (finding, text) => setReasons(new Map(reasons).set(toFindingId(finding), text)),
    show: ({ key }) => onShow(key),
    async auditAtOnce() {
      const undescribedIds = editor ? await missingAltTexts.load(editor.document) : missingAltTexts.knownIds
      const findings = await runAudit({ undescribedIds, writtenText: null }).catch(() => null)
      if (!findings) return null
      return {
        openErrors: listOpenErrors(findings, getReason),
        waivers: toWaivers(findings, getReason, findModuleId),
      }
    },
  }
}

const noMarks: Result['marks'] = new Map()
const joinIds = (findings: readonly Finding[]) => findings.map(toFindingId).join('\n')
