'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import type { Locale } from '@/lib/contract/locale'
import { ReadFailure } from '../ui/read-failure'
import styles from './hub.module.css'
import { type HubPage, titleOf } from './page-list'
import { PageRow } from './page-row'
import rowStyles from './page-row.module.css'
import { branchQuery } from './queries'

export interface PageTreeProps {
  locale: Locale
  /** The pages whose pages below are shown. */
  open: ReadonlySet<number>
  onToggle: (id: number) => void
  /** The page whose tools are shown. */
  active: number | null
  onActivate: (id: number | null) => void
  /** The page that is to take the focus once it is drawn. */
  sought: number | null
  onFound: () => void
  renderTools: (page: HubPage) => ReactNode
}

/** The page tree as lists in lists: what is below a page is loaded and opens by a button beside it. */
export function PageTree(props: PageTreeProps & { parent?: number | null }) {
  const t = useTranslations('hub.tree')
  const { locale, open, onToggle, active, onActivate, sought, onFound, renderTools, parent = null } = props
  const isOpen = parent === null || open.has(parent)
  const branch = useInfiniteQuery({ ...branchQuery(locale, parent), enabled: isOpen })
  const { count = 0, pages = [] } = branch.data ?? {}
  const rest = count - pages.length
  return (
    <ul id={`hub-below-${parent ?? 'top'}`} className={styles.tree} hidden={!isOpen}>
      {pages.map((page) => {
        const hasBelow = page.below > 0
        const toggle = hasBelow && (
          <BaseButton
            className={rowStyles.toggle}
            aria-expanded={open.has(page.id)}
            aria-controls={`hub-below-${page.id}`}
            onClick={() => onToggle(page.id)}
          >
            <span className="visually-hidden">{t('below', { title: titleOf(page, locale) })}</span>
          </BaseButton>
        )
        return (
          <li key={page.id}>
            <PageRow
              page={page}
              locale={locale}
              toggle={toggle}
              isActive={active === page.id}
              isSought={sought === page.id}
              onFound={onFound}
              onActivate={(isActive) => onActivate(isActive ? page.id : null)}
            >
              {renderTools(page)}
            </PageRow>
            {hasBelow && <PageTree {...props} parent={page.id} />}
          </li>
        )
      })}
      {isOpen && branch.isPending && (
        <li role="status" className={styles.fact}>
          {t('loading')}
        </li>
      )}
      {isOpen && branch.isError && (
        <li className={styles.fact}>
          <ReadFailure query={branch} />
        </li>
      )}
      {rest > 0 && (
        <li className={styles.switches}>
          <BaseButton onClick={() => branch.isFetching || void branch.fetchNextPage()}>
            {t('rest', { count: rest })}
          </BaseButton>
        </li>
      )}
    </ul>
  )
}
