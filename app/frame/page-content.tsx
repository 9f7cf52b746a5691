import type { ReactNode } from 'react'
import { ArticleHead } from '@/features/articles/components/article-head'
import { EventHead } from '@/features/events/components/event-head'
import { OrganizationHead } from '@/features/organizations/components/organization-head'
import { ContentPage, type ContentPageProps } from '@/features/pages/components/content-page'

/** A content page. The page of a record gets a head that depends on the type of the record. */
export function PageContent(props: ContentPageProps) {
  return <ContentPage {...props} head={renderHead(props)} />
}

function renderHead({ page, locale, headAttributes: fieldAttributes }: ContentPageProps): ReactNode {
  const { record } = page
  const sharedProps = { page, locale, fieldAttributes }
  if (record?.type === 'article' || record?.type === 'press_release') {
    return <ArticleHead {...sharedProps} article={record} />
  }
  if (record?.type === 'organization') {
    return <OrganizationHead {...sharedProps} organization={record} />
  }
  if (record?.type === 'event') return <EventHead {...sharedProps} event={record} />
  return null
}
