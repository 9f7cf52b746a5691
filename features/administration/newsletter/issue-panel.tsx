import { useTranslations } from 'next-intl'
import { issueRecords } from '@/lib/contract/administration/newsletter-issues'
import { formatDateTime } from '@/lib/time-in-words'
import { useAdministration } from '../administration-context'
import formStyles from '../form/form.module.css'
import type { RecordPanelProps } from '../record-type'
import { newsletterIssues } from '../records/newsletter-issues'
import { DispatchState } from './dispatch-state'
import { GuestComments } from './guest-comments'
import styles from './issue-panel.module.css'
import { MailPreviews } from './mail-previews'

/** The state and the numbers of an issue's dispatch, and previews of the saved issue. */
export function IssuePanel({ record, onDone }: RecordPanelProps) {
  const t = useTranslations('administration.newsletter')
  const { locale } = useAdministration()
  const { languages } = issueRecords.values.parse(record.values)
  const row = issueRecords.row.parse(record.row)
  const { state, planned_at } = row
  const hasStarted = state !== 'draft' && state !== 'planned'
  const time = planned_at === null ? '' : formatDateTime(new Date(planned_at), locale)
  return (
    <section className={`${formStyles.group} ${styles.panel}`} aria-labelledby="issue-state">
      <h2 id="issue-state">{t('title')}</h2>
      <DispatchState dispatch={row} hasStarted={hasStarted} stateText={t(`states.${state}`, { time })} />
      <GuestComments view={newsletterIssues} comments={row.comments} record={record} onDone={onDone} />
      {row.links.length > 0 && (
        <>
          <h3>{t('clicks')}</h3>
          <dl className={formStyles.facts}>
            {row.links.map(({ url, clicks }) => (
              <div key={url}>
                <dt className={styles.address}>{url}</dt>
                <dd>{clicks}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <MailPreviews
        type="newsletter-issues"
        record={record}
        languages={languages}
        isEditable={!hasStarted || state === 'stopped'}
        isPage={row.is_page}
      />
    </section>
  )
}
