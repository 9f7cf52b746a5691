import { useTranslations } from 'next-intl'
import { SmartLink } from '@/components/link/smart-link'
import { LineTitle } from '@/components/record/line-title'
import { SearchParts } from '@/components/search/search-parts'
import type { Locale } from '@/lib/contract/common/locale'
import type { SearchHit } from '@/lib/contract/site/search'
import { toLangAttribute } from '@/lib/i18n/lang-attribute'
import { formatDate } from '@/lib/time-in-words'
import { CountedLinks } from './counted-links'
import styles from './hits.module.css'

export interface HitsProps {
  locale: Locale
  /** The search term, for the report of opened hits. */
  query: string
  /** The number of hits on earlier pages. */
  precedingCount?: number
  hits: readonly SearchHit[]
}

/** A list of hits with their kind, title and excerpt. */
export function Hits({ locale, query, precedingCount = 0, hits }: HitsProps) {
  return (
    <CountedLinks locale={locale} query={query}>
      <ol className={styles.hits} start={precedingCount + 1}>
        {hits.map((hit, index) => (
          <li key={`${hit.kind} ${hit.id} ${hit.locale}`} value={precedingCount + index + 1}>
            <Hit hit={hit} locale={locale} />
          </li>
        ))}
      </ol>
    </CountedLinks>
  )
}

function Hit({ hit, locale }: { hit: SearchHit; locale: Locale }) {
  const t = useTranslations('search')
  const { kind, title, excerpt, url, date, detail } = hit
  const isForeign = hit.locale !== locale
  const language = toLangAttribute(hit.locale, locale)
  return (
    <article className={styles.hit}>
      <p className={styles.facts}>
        <span className={styles.kind}>{t(`kind.${kind}`)}</span>
        {detail !== null && <span lang={language}>{detail}</span>}
        {date !== null && <time dateTime={date}>{formatDate(date.slice(0, 10), locale)}</time>}
        {isForeign && <span>{t(`filters.${hit.locale}`)}</span>}
      </p>
      <div lang={language}>
        <LineTitle level={3} isSmall>
          <SmartLink href={url}>
            <SearchParts parts={title} />
          </SmartLink>
        </LineTitle>
        {excerpt.length > 0 && (
          <p className={styles.excerpt}>
            <SearchParts parts={excerpt} />
          </p>
        )}
      </div>
    </article>
  )
}
