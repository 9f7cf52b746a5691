import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { FilterLinks } from '@/components/ui/filter-links'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { type Locale, languageTags, locales } from '@/lib/contract/common/locale'
import { type SearchReport, type SearchReportPeriod, searchReportPeriods } from '@/lib/contract/site/search-report'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import styles from './search-report-page.module.css'

export interface SearchReportViewProps {
  locale: Locale
  /** The address of the report without query parameters. */
  address: string
  days: SearchReportPeriod
  /** Null for both languages. */
  language: Locale | null
  fallback: ReactNode
  report: SearchReport | null
}

/** The searches of visitors in a period and a language, with filters. */
export function SearchReportView({ locale, address, days, language, fallback, report }: SearchReportViewProps) {
  const t = useTranslations('hub.searches')
  const toAddress = (period: SearchReportPeriod, filter: Locale | null) =>
    `${address}?${new URLSearchParams({ days: period, ...(filter && { language: filter }) })}`
  return (
    <div className={styles.report}>
      <div>
        <FilterLinks
          isDense
          label={t('period')}
          links={searchReportPeriods.map((period) => ({
            href: toAddress(period, language),
            title: t('days', { days: period }),
            isCurrent: period === days,
          }))}
        />
        <FilterLinks
          isDense
          label={t('language')}
          links={[
            { href: toAddress(days, null), title: t('both'), isCurrent: language === null },
            ...locales.map((filter) => ({
              href: toAddress(days, filter),
              title: t(filter),
              isCurrent: filter === language,
            })),
          ]}
        />
      </div>
      {report ? <Report locale={locale} days={days} report={report} /> : fallback}
    </div>
  )
}

function Report({ locale, days, report }: Pick<SearchReportViewProps, 'locale' | 'days'> & { report: SearchReport }) {
  const t = useTranslations('hub.searches')
  const { totals } = report
  const columns = [
    { title: t('columns.query') },
    { title: t('columns.language') },
    { title: t('columns.asked'), isNumber: true },
  ]
  const formatLocale = (queryLocale: Locale) => queryLocale.toUpperCase()
  const renderSearchLink = (queryLocale: Locale, query: string) => (
    <PageLink
      href={`${buildPath(queryLocale, '/search/[[...filter]]')}?${new URLSearchParams({ query })}`}
      lang={queryLocale === locale ? undefined : languageTags[queryLocale]}
    >
      {query}
    </PageLink>
  )
  if (totals.asked === 0) return <p>{t('empty')}</p>
  return (
    <>
      <p className={styles.totals}>{t('totals', { ...totals, days })}</p>
      <SearchReportTable
        title={t('asked')}
        empty={t('nothing')}
        columns={[...columns, { title: t('columns.found'), isNumber: true }]}
        rows={report.asked.map(({ query, locale: queryLocale, asked, found }) => ({
          key: `${queryLocale} ${query}`,
          cells: [renderSearchLink(queryLocale, query), formatLocale(queryLocale), asked, found],
        }))}
      />
      <SearchReportTable
        title={t('unanswered')}
        empty={t('nothing')}
        columns={columns}
        rows={report.unanswered.map(({ query, locale: queryLocale, asked }) => ({
          key: `${queryLocale} ${query}`,
          cells: [renderSearchLink(queryLocale, query), formatLocale(queryLocale), asked],
        }))}
      />
      <SearchReportTable
        title={t('clicked')}
        empty={t('nothing')}
        columns={[
          { title: t('columns.query') },
          { title: t('columns.url') },
          { title: t('columns.clicks'), isNumber: true },
          { title: t('columns.position'), isNumber: true },
        ]}
        rows={report.clicked.map(({ query, locale: queryLocale, url, clicks, first_position, last_position }) => ({
          key: `${queryLocale} ${query} ${url}`,
          cells: [
            renderSearchLink(queryLocale, query),
            <PageLink key="url" href={url}>
              {decodeOrKeep(url)}
            </PageLink>,
            clicks,
            first_position === last_position ? first_position : `${first_position}–${last_position}`,
          ],
        }))}
      />
    </>
  )
}

interface SearchReportTableProps {
  title: string
  /** The text for a table without rows. */
  empty: string
  columns: readonly { title: string; isNumber?: boolean }[]
  /** The first cell is the row header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

function SearchReportTable({ title, empty, columns, rows }: SearchReportTableProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col" data-number={column.isNumber && ''}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...facts] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {facts.map((fact, index) => (
                  <td key={columns[index + 1]?.title} data-number={columns[index + 1]?.isNumber && ''}>
                    {fact}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
