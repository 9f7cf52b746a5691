import { useTranslations } from 'next-intl'
import { SearchForm } from '@/components/search/search-form'
import { useSearchTexts } from '@/components/search/search-texts'
import { Disclosure } from '@/components/ui/disclosure'
import type { Locale } from '@/lib/contract/common/locale'
import styles from './header-search.module.css'

export interface HeaderSearchProps {
  locale: Locale
  /** The address of the search page. */
  action: string
}

/** The search as a menu of the header. It opens and searches without scripts. */
export function HeaderSearch({ locale, action }: HeaderSearchProps) {
  const t = useTranslations('frame')
  return (
    <Disclosure
      className={styles.search}
      data-no-print=""
      name="frame-menu"
      data-menu="search"
      button={{ className: styles.button }}
      summary={
        <>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
            <path d="M10.5 4a6.5 6.5 0 1 0 .01 0M15.3 15.3L21 21" />
          </svg>
          <span className={styles.word}>{t('search')}</span>
        </>
      }
    >
      <div className={`on-dark ${styles.panel}`}>
        <div className="shell">
          <SearchForm id="header-search" name={t('search')} locale={locale} action={action} texts={useSearchTexts()} />
        </div>
      </div>
    </Disclosure>
  )
}
