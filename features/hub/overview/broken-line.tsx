import { useTranslations } from 'next-intl'
import { useReusableName } from '@/features/editor/block-names/use-reusable-name'
import { toReadableUrl } from '@/lib/contract/common/address'
import type { Locale } from '@/lib/contract/common/locale'
import type { BrokenLink } from '@/lib/contract/pages/page-tree'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { toContainerAddress, toSelectionAddress } from '@/lib/i18n/hub-address'
import { PageLink } from '@/lib/i18n/page-link'
import { Line, LinkedLine } from './line'
import styles from './overview.module.css'

export function BrokenLine({ locale: language, url, reason, place }: BrokenLink & { locale: Locale }) {
  const t = useTranslations('hub.overview')
  const getName = useReusableName()
  const reasonText = t(`reasons.${reason}`, { address: toReadableUrl(url) })
  if (place.type === 'page') return <Line {...place}>{reasonText}</Line>
  if (place.type === 'redirect' || place.type === 'footer') {
    const records = place.type === 'redirect' ? 'redirects' : 'footer-links'
    return (
      <li>
        <PageLink href={toAdministrationAddress(language, records, place.id)}>{place.title}</PageLink>
        <span className={styles.fact}>
          {t(`places.${place.type}`)} · {reasonText}
        </span>
      </li>
    )
  }
  const { type, slug, title, locale } = place
  const isContainer = type === 'container'
  return (
    <LinkedLine
      href={isContainer ? toContainerAddress(locale, slug) : toSelectionAddress(locale, slug)}
      title={isContainer ? getName({ slug, title }) : title || slug}
      locale={locale}
    >
      {t(`places.${type}`)} · {reasonText}
    </LinkedLine>
  )
}
