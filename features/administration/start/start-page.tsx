import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Checklist } from '@/features/hub/checklist/checklist'
import { linkCheckQuery } from '@/features/hub/queries'
import { ask } from '@/lib/api/query'
import { administrationStartSchema, type LastEdited } from '@/lib/contract/administration/start'
import type { Locale } from '@/lib/contract/common/locale'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { formatTimeInFigures } from '@/lib/time-in-figures'
import { useAdministration } from '../administration-context'
import { recordKeys } from '../queries'
import { findRecordTypeView, listRecordTypeViews } from '../registry'
import { ReadProblem } from '../ui/read-problem'
import { ScreenHead } from '../ui/screen-head'
import styles from './start.module.css'

/** The start page: waiting work, links that create records, and the last changes. */
export function StartPage() {
  const t = useTranslations('administration.start')
  const { locale, types, reports, hasChecklist, user } = useAdministration()
  const { data, error, refetch } = useQuery(startQuery(locale))
  const { data: check } = useQuery({
    ...linkCheckQuery(locale),
    enabled: reports.includes('broken-links'),
    staleTime: 0,
  })
  const brokenLinks = check?.links ?? []
  const views = listRecordTypeViews(types, user.role).filter(({ can }) => can.create)
  const waitingTasks = data?.waiting.filter(({ count }) => count > 0) ?? []
  return (
    <>
      <ScreenHead title={t('title', { name: user.name })} />
      {hasChecklist && <Checklist locale={locale} />}
      {error && <ReadProblem failure={error.failure} onRetry={() => void refetch()} />}
      <section className={styles.part} aria-labelledby="waiting">
        <h2 id="waiting">{t('waits')}</h2>
        {!data && !error && <p role="status">{t('loading')}</p>}
        {data && waitingTasks.length + brokenLinks.length === 0 && <p>{t('nothingWaits')}</p>}
        <ul className={styles.waiting}>
          {waitingTasks.map(({ key, count, type, filters }) => (
            <li key={`${type} ${key}`}>
              <PageLink href={`${toAdministrationAddress(locale, type)}?${new URLSearchParams(filters)}`}>
                <strong>{count}</strong> {t(`waiting.${key}`, { count })}
              </PageLink>
            </li>
          ))}
          {brokenLinks.length > 0 && (
            <li>
              <PageLink href={toAdministrationAddress(locale, 'broken-links')}>
                <strong>{brokenLinks.length}</strong> {t('brokenLinks', { count: brokenLinks.length })}
              </PageLink>
            </li>
          )}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="create">
        <h2 id="create">{t('create')}</h2>
        <ul className={styles.new}>
          {views.map(({ contract, name }) => (
            <li key={contract.name}>
              <PageLink href={toAdministrationAddress(locale, contract.name, 'new')}>
                {name.create?.[locale] ?? name.one[locale]}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      {data && data.edited.length > 0 && (
        <section className={styles.part} aria-labelledby="edited">
          <h2 id="edited">{t('edited')}</h2>
          <ol className={styles.edited}>
            {data.edited.map((record) => (
              <li key={`${record.type} ${record.id}`}>
                <EditedLink {...record} />
                <span>
                  <time dateTime={record.at}>{formatTimeInFigures(record.at, locale)}</time>
                  {record.by && ` · ${record.by}`}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

/** A link to a record, or to a page that is edited in place. */
function EditedLink({ type, id, title, url }: LastEdited) {
  const t = useTranslations('administration.start')
  const { locale } = useAdministration()
  const kind = type === null ? t('page') : (findRecordTypeView(type)?.name.one[locale] ?? type)
  const address = type === null ? url && `${url}?edit` : toAdministrationAddress(locale, type, id)
  return (
    <span>
      {address ? <PageLink href={address}>{title || `#${id}`}</PageLink> : title} <small>{kind}</small>
    </span>
  )
}

/** The waiting work of the user, and the last changes. */
const startQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...recordKeys.all, 'start', locale],
    queryFn: ({ signal }) => ask(administrationStartSchema, `/${locale}/api/administration/start/`, signal),
    staleTime: 0,
  })
