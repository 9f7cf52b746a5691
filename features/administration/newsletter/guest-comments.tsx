import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import type { GuestComment } from '@/lib/contract/administration/dispatch'
import { formatDateTime } from '@/lib/time-in-words'
import { useAdministration } from '../administration-context'
import { ActionDialog } from '../form/action-dialog'
import { useAction } from '../form/use-action'
import type { RecordPanelProps, RecordTypeView } from '../record-type'
import { deleteCommentAction } from '../records/common-labels'
import styles from './issue-panel.module.css'

interface GuestCommentsProps extends RecordPanelProps {
  view: RecordTypeView
  comments: readonly GuestComment[]
}

/** The comments of readers of preview links on an issue or a press release, to delete. */
export function GuestComments({ view, comments, record, onDone }: GuestCommentsProps) {
  const t = useTranslations('administration.newsletter')
  const { locale } = useAdministration()
  const { run } = useAction(view, onDone)
  const [commentToDelete, setCommentToDelete] = useState<number | null>(null)
  if (comments.length === 0) return null
  return (
    <>
      <h3>{t('comments')}</h3>
      <ul className={styles.comments}>
        {comments.map(({ id, name, language, text, created_at }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>, {t(`languages.${language}`)}, {formatDateTime(new Date(created_at), locale)}
            </p>
            <p className={styles.text}>{text}</p>
            <Button onClick={() => setCommentToDelete(id)}>
              {t.rich('removeComment', { name, hidden: visuallyHidden })}
            </Button>
          </li>
        ))}
      </ul>
      {commentToDelete !== null && (
        <ActionDialog
          action={deleteCommentAction}
          rows={[]}
          onRun={async () => {
            const values = { comment: commentToDelete }
            const problems = await run({ action: 'remove-comment', ids: [record.id], values, rows: [] })
            if (!problems) setCommentToDelete(null)
            return problems
          }}
          onClose={() => setCommentToDelete(null)}
        />
      )}
    </>
  )
}
