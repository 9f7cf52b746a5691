import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { HeadAttributes } from '@/components/record/record-head'
import { ModuleList, type ModuleListProps } from '@/features/blocks/module-list'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import { Breadcrumbs } from './breadcrumbs'
import styles from './content-page.module.css'
import { Hero } from './hero'
import { SiblingTabs } from './sibling-tabs'

export interface ContentPageProps {
  page: Page
  locale: Locale
  /** True for the preview of a version: notes replace blocks that cannot be shown. */
  isPreview: boolean
  /** An invalid form that was submitted without scripts. */
  returnedForm?: ModuleListProps['returnedForm']
  /** The attributes of the modules' elements for the editor. */
  editAttributes?: ModuleListProps['editAttributes']
  /** The attributes of the texts of the page's head for the editor. */
  headAttributes?: HeadAttributes | undefined
  /** The head of a record, which replaces the hero. */
  head?: ReactNode
  /** Rendered below the modules: the form of an account page, a list. */
  children?: ReactNode
  /** True if the children precede the modules, for example a form that most visitors need. */
  isFixedPartFirst?: boolean | undefined
  /** The containers of editors above and below the children. */
  containerAbove?: ReactNode
  containerBelow?: ReactNode
}

/** A content page: hero, sibling tabs, modules. */
export function ContentPage({ page, locale, isPreview, editAttributes, headAttributes, ...props }: ContentPageProps) {
  const t = useTranslations('pages')
  const { returnedForm, head, children, isFixedPartFirst = false, containerAbove, containerBelow } = props
  const fixedPart = (
    <>
      {containerAbove}
      {children && (
        <div className={styles.fixedPart} data-first={isFixedPartFirst ? '' : undefined}>
          {children}
        </div>
      )}
      {containerBelow}
    </>
  )
  return (
    <article>
      {head ? (
        <>
          <Breadcrumbs parents={page.parents} />
          {head}
        </>
      ) : (
        <Hero page={page} fieldAttributes={headAttributes} />
      )}
      {page.has_tab_navigation && <SiblingTabs label={t('siblings')} />}
      {isFixedPartFirst && fixedPart}
      <ModuleList
        modules={page.modules}
        locale={locale}
        isEditor={isPreview}
        returnedForm={returnedForm}
        editAttributes={editAttributes}
      />
      {!isFixedPartFirst && fixedPart}
    </article>
  )
}
