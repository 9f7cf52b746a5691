import { useTranslations } from 'next-intl'
import { Notice, type NoticeProps } from '@/components/ui/notice'
import { onDemand, useOnDemand, usePreload } from '@/components/ui/on-demand'
import { classNames } from '@/lib/class-names'
import type { Locale } from '@/lib/contract/common/locale'
import type { Editor } from '../core/editor'
import { ProblemPanel, type ProblemPanelProps } from '../publishing/problem-panel'
import styles from '../toolbar/toolbar.module.css'

/** Says what became of words that were left unsaved. */
const unsavedPages = onDemand(async () => (await import('./unsaved-pages')).UnsavedPages)
/** What is needed once two editors changed the same words. */
const conflictPanel = onDemand(async () => (await import('../conflicts/conflict-panel')).ConflictPanel)
const lateParts = [unsavedPages, conflictPanel]

interface ToolbarNoticesProps extends Pick<NoticeProps, 'notice' | 'hold'>, ProblemPanelProps {
  onClose: () => void
  /** Null while it is loading. */
  editor: Editor | null
  locale: Locale
  /** The id of the editor who is logged in. */
  user: number
  /** Selects a block and scrolls to it. */
  onShow: (key: string) => void
}

/** What is said above the tools: what happened, what was left unsaved, conflicts, and why publishing was refused. */
export function ToolbarNotices(props: ToolbarNoticesProps) {
  const { notice, hold, onClose, editor, locale, user, onShow, ...problems } = props
  const t = useTranslations('editor.notices')
  usePreload(lateParts)
  const UnsavedPages = useOnDemand(unsavedPages, false)
  const hasConflicts = editor !== null && editor.conflicts.length > 0
  const ConflictPanel = useOnDemand(conflictPanel, hasConflicts)
  return (
    <>
      <Notice
        {...{ notice, hold }}
        className={classNames(styles.notice, styles.alert)}
        close={{ label: t('close'), onClose }}
      />
      {editor && UnsavedPages && <UnsavedPages locale={locale} user={user} className={styles.notice} />}
      {hasConflicts && ConflictPanel && <ConflictPanel editor={editor} onShow={onShow} />}
      <ProblemPanel {...problems} />
    </>
  )
}
