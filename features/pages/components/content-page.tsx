import type { ReactNode } from 'react'
import { ModuleList, type ModuleListProps } from '@/features/blocks/module-list'
import type { Locale } from '@/lib/contract/locale'
import type { Page } from '@/lib/contract/page'
import styles from './content-page.module.css'
import { Hero } from './hero'
import { SiblingTabs } from './sibling-tabs'

export interface ContentPageProps {
  page: Page
  locale: Locale
  /** Whether an editor previews a version: blocks that cannot be shown are named. */
  isPreview: boolean
  /** What the modules carry for the page's editor. */
  editAttributes?: ModuleListProps['editAttributes']
  /** Rendered below the modules: the form of an account page, a list. */
  children?: ReactNode
}

/** A content page as visitors read it: opening, pages beside it, modules. */
export function ContentPage({ page, locale, isPreview, editAttributes, children }: ContentPageProps) {
  return (
    <article>
      <Hero page={page} />
      {page.has_tab_navigation && <SiblingTabs siblings={page.siblings} currentId={page.id} />}
      <ModuleList
        modules={page.modules}
        locale={locale}
        isEditor={isPreview}
        editAttributes={editAttributes}
      />
      {children && <div className={styles.below}>{children}</div>}
    </article>
  )
}
