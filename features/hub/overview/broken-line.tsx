import { useTranslations } from 'next-intl'
import { useReusableName } from '@/features/editor/block-names/use-reusable-name'
import type { Locale } from '@/lib/contract/common/locale'
import type { BrokenLink } from '@/lib/contract/pages/page-tree'
import { administrationAddress } from '@/lib/i18n/administration-address'
import { containerAddress, selectionAddress } from '@/lib/i18n/hub-address'
import { PageLink } from '@/lib/i18n/page-link'
import { Line, LinkedLine } from './line'
import styles from './overview.module.css'

/** A link that leads nowhere, in a list: its place leads to where it is mended. */
export function BrokenLine({ locale: of, url, reason, place }: BrokenLink & { locale: Locale }) {
  const t = useTranslations('hub.overview')
  const nameOf = useReusableName()
  const why = t(`reasons.${reason}`, { address: readable(url) })
  if (place.type === 'page') return <Line {...place}>{why}</Line>
  if (place.type === 'redirect' || place.type === 'footer') {
    const records = place.type === 'redirect' ? 'redirects' : 'footer-links'
    return (
      <li>
        <PageLink href={administrationAddress(of, records, place.id)}>{place.title}</PageLink>
        <span className={styles.fact}>
          {t(`places.${place.type}`)} · {why}
        </span>
      </li>
    )
  }
  const { type, slug, title, locale } = place
  const isContainer = type === 'container'
  return (
    <LinkedLine
      href={isContainer ? containerAddress(locale, slug) : selectionAddress(locale, slug)}
      title={isContainer ? nameOf({ slug, title }) : title || slug}
      locale={locale}
    >
      {t(`places.${type}`)} · {why}
    </LinkedLine>
  )
}

/** An address as people write it; as it is where it is malformed. */
function readable(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
