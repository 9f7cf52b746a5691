import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { createOnDemand, useOnDemand, usePreload } from '@/components/ui/on-demand'
import { classNames } from '@/lib/class-names'
import styles from '../toolbar/toolbar.module.css'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { useCurrentNotice, useNotify } from './state/notices'
import { usePanels } from './state/panels'

/** Reports on changes that an earlier session left unsaved. */
const unsavedPages = createOnDemand(async () => (await import('./unsaved-pages')).UnsavedPages)
/** Resolves conflicting changes of two editors. */
const conflictPanel = createOnDemand(async () => (await import('../conflicts/conflict-panel')).ConflictPanel)
/** Lists the problems after a refused publication. */
const problemPanel = createOnDemand(async () => (await import('../publishing/problem-panel')).ProblemPanel)
const preloadedParts = [unsavedPages, conflictPanel, problemPanel]

/**
 * The notices above the tools: outcomes, unsaved changes of earlier sessions, conflicts, and
 * publishing problems.
 */
export function ToolbarNotices() {
  const { editor, session, displayedModules } = useEditing()
  const { selection, show } = useBlocks()
  const { problems, openSettings } = usePanels()
  const { notice, holdHandlers } = useCurrentNotice()
  const notify = useNotify()
  const t = useTranslations('editor.notices')
  usePreload(preloadedParts)
  const UnsavedPages = useOnDemand(unsavedPages, false)
  const hasConflicts = editor !== null && editor.conflicts.length > 0
  const ConflictPanel = useOnDemand(conflictPanel, hasConflicts)
  const hasProblems = problems.length > 0
  const ProblemPanel = useOnDemand(problemPanel, hasProblems)
  return (
    <>
      <Notice
        notice={notice}
        holdHandlers={holdHandlers}
        className={classNames(styles.notice, styles.alert)}
        close={{ label: t('close'), onClose: () => notify(null) }}
      />
      {editor && UnsavedPages && <UnsavedPages userId={session.accountId} className={styles.notice} />}
      {hasConflicts && ConflictPanel && <ConflictPanel editor={editor} onShow={show} />}
      {hasProblems && ProblemPanel && (
        <ProblemPanel
          problems={problems}
          getKey={(id) => editor?.findKey(id) ?? displayedModules.getKey(id)}
          select={selection.select}
          onSetting={openSettings}
        />
      )}
    </>
  )
}
