import { useTranslations } from 'next-intl'
import type { NoticeContent } from '@/components/ui/notice'
import { useFailureText } from '@/components/ui/use-failure-text'
import type { Failure } from '@/lib/api/result'
import type { Capability } from '@/lib/contract/accounts/user'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import type { Audit } from '../accessibility-audit/use-audit'
import { listProblems, type ModuleProblem } from '../calls'
import type { Editor } from '../core/editor'
import styles from '../toolbar/toolbar.module.css'
import { VersionsPanel } from '../versions/versions-panel'
import { PublishPanel } from './publish-panel'
import { SchedulePanel } from './schedule-panel'

export interface PublishingToolsProps {
  page: PageDraft
  locale: Locale
  capabilities: readonly Capability[]
  /** Null while it is loading. */
  editor: Editor | null
  audit: Audit
  /** True if the site requires an approval that the working copy does not have. */
  isApprovalMissing: boolean
  /** Opens the request for an approval. */
  onReview: () => void
  notify: (notice: NoticeContent) => void
  onPage: (page: PageDraft) => void
  /** Receives the problems that prevent publishing. */
  onProblems: (problems: ModuleProblem[]) => void
}

/** The panels for versions, scheduling and publishing. */
export function PublishingTools({
  page,
  locale,
  capabilities,
  editor,
  audit,
  isApprovalMissing,
  onReview,
  notify,
  onPage,
  onProblems,
}: PublishingToolsProps) {
  const t = useTranslations('editor.notices')
  const describeFailure = useFailureText()

  const handleRefusal = (failure: Failure) => {
    const problems = listProblems(failure)
    onProblems(problems)
    notify({ kind: 'error', text: problems.length > 0 ? t('incomplete') : describeFailure(failure) })
  }
  const handleDone = (changedDraft: PageDraft, outcome: 'published' | 'unpublished') => {
    onProblems([])
    onPage(changedDraft)
    const href = outcome === 'published' ? changedDraft.urls[locale] : null
    notify({ kind: 'success', text: t(outcome), ...(href && { link: { href, text: t('visit') } }) })
  }

  return (
    <>
      {capabilities.includes('versions') && (
        <VersionsPanel
          page={page}
          locale={locale}
          isReady={editor?.status === 'saved'}
          onRestored={(restoredDraft, { number }) => {
            onPage(restoredDraft)
            editor?.refresh()
            notify({ kind: 'success', text: t('restored', { number }) })
          }}
        />
      )}
      {capabilities.includes('schedule') && (
        <SchedulePanel
          page={page}
          locale={locale}
          editor={editor}
          audit={audit}
          onRefused={handleRefusal}
          onScheduled={(draft) => {
            onProblems([])
            onPage(draft)
            notify({ kind: 'success', text: t(draft.state === 'scheduled' ? 'scheduled' : 'unscheduled') })
          }}
        />
      )}
      <div className={styles.publish} data-tour="publish">
        <PublishPanel
          page={page}
          locale={locale}
          editor={editor}
          audit={audit}
          isApprovalMissing={isApprovalMissing}
          onReview={onReview}
          onDone={handleDone}
          onRefused={handleRefusal}
        />
      </div>
    </>
  )
}
