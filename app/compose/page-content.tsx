import type { ReactNode } from 'react'
import { ArticleHead } from '@/features/articles/components/article-head'
import { EventHead } from '@/features/events/components/event-head'
import { OrganizationHead } from '@/features/organizations/components/organization-head'
import { ContentPage, type ContentPageProps } from '@/features/pages/components/content-page'
import type { Locale } from '@/lib/contract/locale'
import type { Page } from '@/lib/contract/page'

/** A content page; one of a record with the head of its type. */
export function PageContent(props: ContentPageProps) {
  const { page, locale } = props
  return <ContentPage {...props} head={headOf(page, locale)} />
}

function headOf(page: Page, locale: Locale): ReactNode {
  const { record } = page
  if (record?.type === 'article' || record?.type === 'press_release') {
    return <ArticleHead page={page} article={record} locale={locale} />
  }
  if (record?.type === 'organization') {
    return <OrganizationHead page={page} organization={record} locale={locale} />
  }
  if (record?.type === 'event') return <EventHead page={page} event={record} locale={locale} />
  return null
}
