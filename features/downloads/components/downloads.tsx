import { useTranslations } from 'next-intl'
import { FilterLinks } from '@/components/ui/filter-links'
import type { Locale } from '@/lib/contract/locale'
import { PageLink } from '@/lib/i18n/page-link'
import type { DownloadAddresses } from '../addresses'
import type { DirectoryView, ListView } from '../load-view'
import { DirectorySection } from './directory-section'
import styles from './downloads.module.css'
import { PageLinks } from './page-links'

export interface DownloadsProps {
  view: ListView | DirectoryView
  locale: Locale
  addresses: DownloadAddresses
}

/** The downloads' pages: a list of directories by category, or one directory. */
export function Downloads({ view, ...props }: DownloadsProps) {
  return view.kind === 'list' ? <List view={view} {...props} /> : <One view={view} {...props} />
}

function List({ view, locale, addresses }: DownloadsProps & { view: ListView }) {
  const t = useTranslations('downloads')
  const { categories, category, directories, page, pages } = view
  return (
    <div className={styles.downloads}>
      <FilterLinks
        label={t('categories')}
        links={[
          { href: addresses.list(null), title: t('all'), isCurrent: category === null },
          ...categories.map((one) => ({
            href: addresses.list(one),
            title: one.title,
            isCurrent: one.id === category?.id,
          })),
        ]}
      />
      {directories.length === 0 && <p>{t('empty')}</p>}
      {directories.map((directory) => (
        <DirectorySection
          key={directory.id}
          directory={directory}
          locale={locale}
          href={addresses.directory(directory)}
        />
      ))}
      <PageLinks page={page} pages={pages} hrefOf={(number) => addresses.list(category, number)} />
    </div>
  )
}

function One({ view: { directory }, locale, addresses }: DownloadsProps & { view: DirectoryView }) {
  const t = useTranslations('downloads')
  const { category } = directory
  return (
    <div className={styles.downloads}>
      <nav className={styles.trail} aria-label={t('categories')}>
        <PageLink href={addresses.list(null)}>{t('back')}</PageLink>
        <PageLink href={addresses.list(category)}>{category.title}</PageLink>
      </nav>
      <DirectorySection directory={directory} locale={locale} href={null} />
    </div>
  )
}
