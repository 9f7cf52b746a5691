import { useTranslations } from 'next-intl'
import { jobFacets } from '@/lib/contract/jobs'
import type { Locale } from '@/lib/contract/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { allJobs, boardListAddress, choosing, isNarrowed } from '../job-filter'
import type { ChosenFiltersProps } from './chosen-filters'
import styles from './job-board.module.css'

/** What to do where no ad fits: the facets without whose choice there are some, else all ads. */
export function NoJobs({ locale, filter, facets }: ChosenFiltersProps & { locale: Locale }) {
  const t = useTranslations('jobs')
  const nearest = jobFacets.filter(
    (facet) => filter.chosen[facet].length > 0 && facets[facet].some(({ count }) => count > 0),
  )
  if (!isNarrowed(filter)) {
    return (
      <div className={styles.empty}>
        <p>{t('none')}</p>
      </div>
    )
  }
  return (
    <div className={styles.empty}>
      <p>{filter.search === '' ? t('empty') : t('emptySearch')}</p>
      <ul>
        {nearest.map((facet) => (
          <li key={facet}>
            <PageLink href={boardListAddress(locale, choosing(filter, facet, []))}>
              {t('anyOf', { facet: t(`facets.${facet}`) })}
            </PageLink>
          </li>
        ))}
        {filter.search !== '' && (
          <li>
            <PageLink href={boardListAddress(locale, { ...filter, search: '' })}>
              {t('without', { value: t('named', { words: filter.search }) })}
            </PageLink>
          </li>
        )}
        <li>
          <PageLink href={boardListAddress(locale, allJobs)}>{t('showAll')}</PageLink>
        </li>
      </ul>
    </div>
  )
}
