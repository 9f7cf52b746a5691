import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { Button } from '@/components/ui/button'
import { formatDateTime } from '@/lib/time-in-words'
import { useAdministration } from '../administration-context'
import type { AdministeredRecord } from '../calls'
import formStyles from '../form/form.module.css'
import { historyQuery, versionQuery } from '../queries'
import type { RecordTypeView } from '../record-type'
import { ReadProblem } from '../ui/read-problem'
import { ValueText } from '../value-text'
import styles from './history.module.css'
import { RestoreDialog } from './restore-dialog'

interface RecordHistoryProps {
  view: RecordTypeView
  record: AdministeredRecord
  onRestored: (record: AdministeredRecord) => void
}

/** The changes of a record, with their authors and times. Each state can be viewed and restored. */
export function RecordHistory({ view, record, onRestored }: RecordHistoryProps) {
  const t = useTranslations('administration.history')
  const { locale } = useAdministration()
  const [page, setPage] = useState(1)
  const [openRevision, setOpenRevision] = useState<number | null>(null)
  const [restoredVersion, setRestoredVersion] = useState<number | null>(null)
  const { data, error, refetch } = useQuery(historyQuery(locale, view.contract, record.id, page))
  const labels = Object.fromEntries(
    view.groups.flatMap(({ fields }) => Object.entries(fields).map(([name, field]) => [name, field.label[locale]])),
  )
  return (
    <section className={styles.history} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {error && <ReadProblem failure={error.failure} onRetry={() => void refetch()} />}
      {data?.count === 0 && <p>{t('none')}</p>}
      <ol>
        {data?.results.map(({ revision, event, at, by, proposed_by, changed }) => (
          <li key={`${revision} ${event}`}>
            <p>
              <strong>{t(`events.${event}`)}</strong> <time dateTime={at}>{formatDateTime(new Date(at), locale)}</time>
              {by && ` · ${by}`}
              {proposed_by && `, ${t('proposed', { name: proposed_by })}`}
            </p>
            {changed.length > 0 && (
              <p className={styles.changed}>{changed.map((name) => labels[name] ?? name).join(', ')}</p>
            )}
            {event !== 'deleted' && (
              <div className={formStyles.actions}>
                <BaseButton
                  className={styles.link}
                  aria-expanded={openRevision === revision}
                  onClick={() => setOpenRevision(openRevision === revision ? null : revision)}
                >
                  {t('look')}
                </BaseButton>
                {revision !== record.revision && (
                  <BaseButton className={styles.link} onClick={() => setRestoredVersion(revision)}>
                    {t('restore')}
                  </BaseButton>
                )}
              </div>
            )}
            {openRevision === revision && <Version view={view} id={record.id} revision={revision} />}
          </li>
        ))}
      </ol>
      {restoredVersion !== null && (
        <RestoreDialog
          view={view}
          record={record}
          version={restoredVersion}
          onRestored={onRestored}
          onClose={() => setRestoredVersion(null)}
        />
      )}
      {data?.next && <Button onClick={() => setPage(page + 1)}>{t('older')}</Button>}
      {page > 1 && <Button onClick={() => setPage(page - 1)}>{t('newer')}</Button>}
    </section>
  )
}

function Version({ view, id, revision }: { view: RecordTypeView; id: number; revision: number }) {
  const t = useTranslations('administration.history')
  const { locale } = useAdministration()
  const { data, error } = useQuery(versionQuery(locale, view.contract, id, revision))
  if (error) return <p role="alert">{t('failed')}</p>
  if (!data) return <p role="status">{t('loading')}</p>
  return (
    <dl className={formStyles.facts}>
      {view.groups
        .flatMap(({ fields }) => Object.entries(fields))
        .map(([name, field]) => (
          <div key={name}>
            <dt>{field.label[locale]}</dt>
            <dd>
              <ValueText field={field} value={data[name]} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
