'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/contract/locale'
import styles from './hub.module.css'
import { type HubPage, titleOf } from './page-list'
import { PageRow } from './page-row'
import rowStyles from './page-row.module.css'
import type { Branches } from './use-hub'

export interface PageTreeProps {
  branches: Branches
  locale: Locale
  /** The pages whose pages below are shown. */
  open: ReadonlySet<number>
  onToggle: (id: number) => void
  onMore: (parent: number | null) => void
  /** The page whose tools are shown. */
  active: number | null
  onActivate: (id: number | null) => void
  renderTools: (page: HubPage) => ReactNode
}

/** The page tree as lists in lists: what is below a page is loaded and opens by a button beside it. */
export function PageTree(props: PageTreeProps & { parent?: number | null }) {
  const t = useTranslations('hub.tree')
  const { branches, locale, open, onToggle, onMore, active, onActivate, renderTools, parent = null } = props
  const branch = branches.get(parent)
  const rest = branch ? branch.count - branch.pages.length : 0
  return (
    <ul
      id={`hub-below-${parent ?? 'top'}`}
      className={styles.tree}
      hidden={parent !== null && !open.has(parent)}
    >
      {branch?.pages.map((page) => {
        const hasBelow = page.below > 0
        const toggle = hasBelow && (
          <button
            type="button"
            className={rowStyles.toggle}
            aria-expanded={open.has(page.id)}
            aria-controls={`hub-below-${page.id}`}
            onClick={() => onToggle(page.id)}
          >
            <span className="visually-hidden">{t('below', { title: titleOf(page, locale) })}</span>
          </button>
        )
        return (
          <li key={page.id}>
            <PageRow
              page={page}
              locale={locale}
              toggle={toggle}
              isActive={active === page.id}
              onActivate={(isActive) => onActivate(isActive ? page.id : null)}
            >
              {renderTools(page)}
            </PageRow>
            {hasBelow && <PageTree {...props} parent={page.id} />}
          </li>
        )
      })}
      {!branch && open.has(parent ?? 0) && (
        <li role="status" className={styles.fact}>
          {t('loading')}
        </li>
      )}
      {rest > 0 && (
        <li className={styles.switches}>
          <button type="button" onClick={() => onMore(parent)}>
            {t('rest', { count: rest })}
          </button>
        </li>
      )}
    </ul>
  )
}
