'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { Glide } from '@/components/motion/glide'
import type { Locale } from '@/lib/contract/locale'
import { ReadFailure } from '../ui/read-failure'
import styles from './hub.module.css'
import type { HubPage } from './page-list'
import { PageRow } from './page-row'
import { usePageSearch } from './use-page-search'

export interface FoundPagesProps {
  words: string
  locale: Locale
  /** The page whose tools are shown. */
  active: number | null
  onActivate: (id: number | null) => void
  /** The page that is to take the focus once it is drawn. */
  sought: number | null
  onFound: () => void
  renderTools: (page: HubPage) => ReactNode
}

/** The pages that the quick search found, and how many there are. */
export function FoundPages({ words, locale, active, onActivate, ...props }: FoundPagesProps) {
  const { sought, onFound, renderTools } = props
  const t = useTranslations('hub')
  const list = useRef<HTMLUListElement>(null)
  const { found, failed } = usePageSearch(words, locale)
  const status = () => {
    if (failed) return ''
    if (!found) return t('searching')
    if (found.count === 0) return t('nothing', { words })
    return found.count > found.pages.length
      ? t('foundMany', { count: found.count, shown: found.pages.length })
      : t('found', { count: found.count })
  }
  return (
    <>
      <p role="status" className={styles.fact}>
        {status()}
      </p>
      {failed && <ReadFailure query={failed} />}
      <ul ref={list} className={styles.tree}>
        <Glide root={list} attribute="data-page" order={found}>
          {found?.pages.map((page) => (
            <li key={page.id} data-page={page.id}>
              <PageRow
                page={page}
                locale={locale}
                isActive={active === page.id}
                isSought={sought === page.id}
                onFound={onFound}
                onActivate={(isActive) => onActivate(isActive ? page.id : null)}
              >
                {renderTools(page)}
              </PageRow>
            </li>
          ))}
        </Glide>
      </ul>
    </>
  )
}
