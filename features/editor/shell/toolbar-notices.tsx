import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { onDemand, useOnDemand, usePreload } from '@/components/ui/on-demand'
import { classNames } from '@/lib/class-names'
import styles from '../toolbar/toolbar.module.css'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { useNotify, useShownNotice } from './state/notices'
import { usePageFacts } from './state/page-facts'
import { usePanels } from './state/panels'

/** Says what became of words that were left unsaved. */
const unsavedPages = onDemand(async () => (await import('./unsaved-pages')).UnsavedPages)
/** What is needed once two editors changed the same words. */
const conflictPanel = onDemand(async () => (await import('../conflicts/conflict-panel')).ConflictPanel)
/** What is needed once publishing was refused. */
const problemPanel = onDemand(async () => (await import('../publishing/problem-panel')).ProblemPanel)
const lateParts = [unsavedPages, conflictPanel, problemPanel]

/** What is said above the tools: what happened, what was left unsaved, conflicts, and why publishing was refused. */
export function ToolbarNotices() {
  const { locale } = usePageFacts()
  const { editor, session, shown } = useEditing()
  const { selection, show } = useBlocks()
  const { problems, openSettings } = usePanels()
  const { notice, hold } = useShownNotice()
  const notify = useNotify()
  const t = useTranslations('editor.notices')
  usePreload(lateParts)
  const UnsavedPages = useOnDemand(unsavedPages, false)
  const hasConflicts = editor !== null && editor.conflicts.length > 0
  const ConflictPanel = useOnDemand(conflictPanel, hasConflicts)
  const hasProblems = problems.length > 0
  const ProblemPanel = useOnDemand(problemPanel, hasProblems)
  return (
    <>
      <Notice
        notice={notice}
        hold={hold}
        className={classNames(styles.notice, styles.alert)}
        close={{ label: t('close'), onClose: () => notify(null) }}
      />
      {editor && UnsavedPages && (
        <UnsavedPages locale={locale} user={session.account} className={styles.notice} />
      )}
      {hasConflicts && ConflictPanel && <ConflictPanel editor={editor} onShow={show} />}
      {hasProblems && ProblemPanel && (
        <ProblemPanel
          problems={problems}
          keyOf={(id) => editor?.findKey(id) ?? shown.getKey(id)}
          select={selection.select}
          onSetting={openSettings}
        />
      )}
    </>
  )
}
