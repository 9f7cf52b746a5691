import { useTranslations } from 'next-intl'
import { Pagination } from '@/components/list/pagination'
import { FilterLinks } from '@/components/ui/filter-links'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import type { DownloadAddresses } from '../addresses'
import type { DirectoryView, ListView } from '../load-view'
import { DirectorySection } from './directory-section'
import styles from './downloads.module.css'
import { SearchForm } from './search-form'

export interface DownloadsProps {
  view: ListView | DirectoryView
  locale: Locale
  addresses: DownloadAddresses
}

/** The download page: a list of directories, or one directory. */
export function Downloads({ view, ...props }: DownloadsProps) {
  return view.kind === 'list' ? <List view={view} {...props} /> : <Directory view={view} {...props} />
}

function List({ view, locale, addresses }: DownloadsProps & { view: ListView }) {
  const t = useTranslations('downloads')
  const { categories, category, directories, search, newFileIds, page, pages } = view
  return (
    <div className={styles.downloads}>
      <FilterLinks
        label={t('categories')}
        links={[
          { href: addresses.list({ category: null, search }), title: t('all'), isCurrent: category === null },
          ...categories.map((entry) => ({
            href: addresses.list({ category: entry, search }),
            title: entry.title,
            isCurrent: entry.id === category?.id,
          })),
        ]}
      />
      <SearchForm href={addresses.list({ category })} search={search} />
      {search === '' && directories.length === 0 && <p>{t('empty')}</p>}
      {search !== '' && <SearchResult view={view} addresses={addresses} />}
      {directories.map((directory) => (
        <DirectorySection
          key={directory.id}
          directory={directory}
          locale={locale}
          href={addresses.directory(directory)}
          newFileIds={newFileIds}
          isFiltered={search !== ''}
        />
      ))}
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={pages}
        toHref={(number) => addresses.list({ category, search, page: number })}
      />
    </div>
  )
}

/** The number of directories that a search has found, with links to other lists. */
function SearchResult({
  view: { category, search, count },
  addresses,
}: Pick<DownloadsProps, 'addresses'> & { view: ListView }) {
  const t = useTranslations('downloads')
  return (
    <p className={styles.result}>
      <span>{t('search.found', { count, words: search })}</span>{' '}
      {count === 0 && category && (
        <PageLink href={addresses.list({ category: null, search })}>{t('search.everywhere')}</PageLink>
      )}{' '}
      <PageLink href={addresses.list({ category })}>{t('search.end')}</PageLink>
    </p>
  )
}

function Directory({ view: { directory, newFileIds }, locale, addresses }: DownloadsProps & { view: DirectoryView }) {
  const t = useTranslations('downloads')
  const { category } = directory
  return (
    <div className={styles.downloads}>
      <nav className={styles.trail} aria-label={t('categories')}>
        <PageLink href={addresses.list({ category: null })}>{t('back')}</PageLink>
        <PageLink href={addresses.list({ category })}>{category.title}</PageLink>
      </nav>
      <DirectorySection directory={directory} locale={locale} href={null} newFileIds={newFileIds} />
    </div>
  )
}
