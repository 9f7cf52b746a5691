import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type PreviewPicture, toPageAppearance } from '@/features/pages/metadata'
import { isAccountPath, isMembersPath } from '@/lib/contract/accounts/account-area'
import { decodeOrKeep } from '@/lib/contract/common/address'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import type { Settings } from '@/lib/contract/site/settings'
import styles from './previews.module.css'

export interface Site {
  /** The name of the site; null if unknown. */
  names: Pick<Settings, 'name' | 'short_name' | 'claim'> | null
  /** The origin of the site, such as `https://www.example.org`. */
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
  const { title, description } = toPageAppearance(page, site.names)
  const path = (page.urls[locale] ?? '').split('/').filter(Boolean).map(decodeOrKeep)
  return (
    <figure className={styles.preview}>
      <figcaption>{t('search')}</figcaption>
      <div className={styles.result} data-preview="search">
        <p className={styles.address}>{[new URL(site.url).host, ...path].join(' › ')}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.description}>{description ?? <em>{t('noDescription')}</em>}</p>
      </div>
    </figure>
  )
}

/** The code that draws cards for pages without a picture, with its font; loaded on demand. */
const cardQuery = {
  queryKey: ['link-preview'],
  queryFn: async () => ({
    ...(await import('@/components/link-preview/card')),
    ...(await import('@/components/link-preview/draw-card')),
  }),
  staleTime: Number.POSITIVE_INFINITY,
}

/** Returns true if everybody may see the page; the server draws cards for these pages only. */
function isForEverybody({ is_for_users, groups = [], urls }: PageDraft, locale: Locale): boolean {
  const [, _locale, ...segments] = (urls[locale] ?? '').split('/')
  const path = segments.join('/')
  return is_for_users !== true && groups.length === 0 && !isAccountPath(path) && !isMembersPath(path)
}

/**
 * Draws the card that the server draws for a page without a picture; null while loading or without
 * a card.
 */
function useDrawnCard({ page, locale, site }: PreviewProps): PreviewPicture | null {
  const { data } = useQuery(cardQuery)
  if (!data || !site.names || !isForEverybody(page, locale)) return null
  const card = data.toCard(page, site.names, locale)
  if (!card) return null
  const url = `data:image/svg+xml,${encodeURIComponent(data.drawCard(card))}`
  return { url, width: data.cardWidth, height: data.cardHeight, alt: data.toAlternativeText(card) }
}

/** A preview of the page's link card on other sites. */
export function CardPreview({ page, locale, site }: PreviewProps) {
  const t = useTranslations('editor.settings.previews')
  const drawnCard = useDrawnCard({ page, locale, site })
  const { title, description, picture } = toPageAppearance(page, site.names, drawnCard).linkPreview
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
