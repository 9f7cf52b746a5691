import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import type { IssueComment } from '@/lib/contract/administration/newsletter-issues'
import { formatDateTime } from '@/lib/time-in-words'
import { useAdministration } from '../administration-context'
import { useAction } from '../form/use-action'
import type { RecordPanelProps } from '../record-type'
import { newsletterIssues } from '../records/newsletter-issues'
import styles from './issue-panel.module.css'

interface IssueCommentsProps extends RecordPanelProps {
  comments: readonly IssueComment[]
}

/** The comments of readers of preview links on an issue, to delete. */
export function IssueComments({ comments, record, onDone }: IssueCommentsProps) {
  const t = useTranslations('administration.newsletter')
  const { locale } = useAdministration()
  const { run } = useAction(newsletterIssues, onDone)
  const remove = (comment: number) =>
    run({ action: 'remove-comment', ids: [record.id], values: { comment }, rows: [] })
  if (comments.length === 0) return null
  return (
    <>
      <h3>{t('comments')}</h3>
      <ul className={styles.comments}>
        {comments.map(({ id, name, language, text, created_at }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>, {t(`languages.${language}`)},{' '}
              {formatDateTime(new Date(created_at), locale)}
            </p>
            <p className={styles.text}>{text}</p>
            <Button onClick={() => void remove(id)}>
              {t.rich('removeComment', { name, hidden: visuallyHidden })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
