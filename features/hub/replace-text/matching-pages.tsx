import { useTranslations } from 'next-intl'
import { CheckField } from '@/components/form/check-field'
import { Disclosure } from '@/components/ui/disclosure'
import { decodeOrKeep } from '@/lib/contract/common/address'
import type { Locale } from '@/lib/contract/common/locale'
import type { MatchingPage } from '@/lib/contract/pages/text-replacement'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './replace-text.module.css'

/** The number of places that are initially shown for each page. */
const initialPlaces = 3

interface MatchingPagesProps {
  locale: Locale
  pages: readonly MatchingPage[]
  replacement: string
  excludedIds: ReadonlySet<number>
  onExclude: (ids: readonly number[]) => void
}

/** Lists the matching pages with previews of the replacements. The user selects pages. */
export function MatchingPages({ locale, pages, replacement, excludedIds, onExclude }: MatchingPagesProps) {
  const t = useTranslations('hub.replaceText')
  const replaceablePages = pages.filter(({ count }) => count > 0)
  const toggle = (id: number, isSelected: boolean) =>
    onExclude(isSelected ? [...excludedIds].filter((excludedId) => excludedId !== id) : [...excludedIds, id])
  return (
    <>
      {replaceablePages.length > 1 && (
        <CheckField
          id="replace-all"
          input={{
            checked: replaceablePages.every(({ id }) => !excludedIds.has(id)),
            onChange: ({ currentTarget }) =>
              onExclude(currentTarget.checked ? [] : replaceablePages.map(({ id }) => id)),
          }}
        >
          {t('all')}
        </CheckField>
      )}
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.id}>
            <CheckField
              id={`replace-${page.id}`}
              hint={page.locked > 0 ? t('locked', { count: page.locked }) : undefined}
              input={{
                checked: page.count > 0 && !excludedIds.has(page.id),
                disabled: page.count === 0,
                onChange: ({ currentTarget }) => toggle(page.id, currentTarget.checked),
              }}
            >
              <span lang={locale}>{page.title}</span> <span>({t('places', { count: page.count })})</span>
            </CheckField>
            <div className={styles.matches}>
              <PageLink href={`${page.url}?edit`} target="_blank">
                {decodeOrKeep(page.url)}
                <span className="visually-hidden"> {t('edit')}</span>
              </PageLink>
              <Places places={page.places.slice(0, initialPlaces)} locale={locale} replacement={replacement} />
              {page.places.length > initialPlaces && (
                <Disclosure summary={t('morePlaces', { count: page.places.length - initialPlaces })}>
                  <Places places={page.places.slice(initialPlaces)} locale={locale} replacement={replacement} />
                </Disclosure>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

type PlacesProps = Pick<MatchingPage, 'places'> & Pick<MatchingPagesProps, 'locale' | 'replacement'>

function Places({ places, locale, replacement }: PlacesProps) {
  const t = useTranslations('hub.replaceText')
  return (
    <ul className={styles.places} lang={locale}>
      {places.map(({ before, match, after, is_locked: isLocked }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity.
        <li key={index}>
          {before}
          {isLocked ? (
            <mark>{match}</mark>
          ) : (
            <>
              <del>{match}</del>
              <span className="visually-hidden"> {t('becomes')} </span>
              <ins>{replacement}</ins>
            </>
          )}
          {after}
        </li>
      ))}
    </ul>
  )
}
