import { useTranslations } from 'next-intl'
import { pageAppearance } from '@/features/pages/metadata'
import { decodeOrKeep } from '@/lib/contract/address'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import type { Settings } from '@/lib/contract/settings'
import styles from './previews.module.css'

/** Representations of a page on other sites. */
export interface Site {
  /** The organization's name; null if unknown. */
  names: Pick<Settings, 'name' | 'short_name'> | null
  /** Begins its addresses: `https://www.example.org` */
  url: string
}

export interface PreviewProps {
  /** The page with the current settings of the form. */
  page: PageDraft
  locale: Locale
  site: Site
}

/** A preview of the page as a search result. */
export function SearchPreview({ page, locale, site }: PreviewProps) {
  const t = useTranslations('editor.settings.previews')
  const { title, description } = pageAppearance(page, site.names)
  const path = (page.urls[locale] ?? '').split('/').filter(Boolean).map(decodeOrKeep)
  return (
    <figure className={styles.preview}>
      <figcaption>{t('search')}</figcaption>
      <div className={styles.result} data-preview="search">
        <p className={styles.address}>{[new URL(site.url).host, ...path].join(' › ')}</p>
        <p className={styles.found}>{title}</p>
        <p className={styles.description}>{description ?? <em>{t('noDescription')}</em>}</p>
      </div>
    </figure>
  )
}

/** A preview of the page's link card on other sites. */
export function CardPreview({ page, site }: Omit<PreviewProps, 'locale'>) {
  const t = useTranslations('editor.settings.previews')
  const { title, description, picture } = pageAppearance(page, site.names).card
  return (
    <figure className={styles.preview}>
      <figcaption>{t('card')}</figcaption>
      <div className={styles.card} data-preview="card">
        <img src={picture.url} alt={picture.alt} width={picture.width} height={picture.height} />
        <div className={styles.text}>
          <p className={styles.address}>{new URL(site.url).host}</p>
          <p className={styles.shared}>{title}</p>
          {description && <p className={styles.description}>{description}</p>}
        </div>
      </div>
    </figure>
  )
}
