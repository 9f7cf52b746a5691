'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/contract/locale'
import styles from './hub.module.css'
import { type HubPage, titleOf } from './page-list'
import { PageRow } from './page-row'
import rowStyles from './page-row.module.css'
import { childrenOf } from './tree'

export interface PageTreeProps {
  pages: readonly HubPage[]
  locale: Locale
  /** The pages whose pages below are shown. */
  open: ReadonlySet<number>
  onToggle: (id: number) => void
  /** The page whose tools are shown. */
  active: number | null
  onActivate: (id: number | null) => void
  renderTools: (page: HubPage) => ReactNode
}

/** The page tree as lists in lists: what is below a page opens by a button beside it. */
export function PageTree(props: PageTreeProps & { parent?: number | null }) {
  const t = useTranslations('hub.tree')
  const { pages, locale, open, onToggle, active, onActivate, renderTools, parent = null } = props
  return (
    <ul
      id={`hub-below-${parent ?? 'top'}`}
      className={styles.tree}
      hidden={parent !== null && !open.has(parent)}
    >
      {childrenOf(pages, parent).map((page) => {
        const hasBelow = pages.some((other) => other.parent === page.id)
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
    </ul>
  )
}
