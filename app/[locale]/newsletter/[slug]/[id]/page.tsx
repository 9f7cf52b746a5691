import type { Metadata } from 'next'
import { readLocale } from '@/app/frame/address'
import { ErrorView, loadErrorMetadata, toErrorStatus } from '@/app/frame/error-view'
import { IssueArticle } from '@/app/frame/issue-article'
import { loadAncestors } from '@/app/frame/load-ancestors'
import { MissingPage, type RecordProps } from '@/app/frame/record-page'
import { createEmptyPage } from '@/app/frame/requested-page'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { Breadcrumbs } from '@/features/pages/components/breadcrumbs'
import { markPagePublic } from '@/features/pages/loaders'
import { toPageMetadata } from '@/features/pages/metadata'
import { loadIssue } from '@/features/subscriptions/issue-loaders'
import { readSettings } from '@/lib/api/site'
import { env } from '@/lib/env'

/** Loads the issue at an address. If the backend refuses it, returns the status. */
async function loadRequestedIssue(params: RecordProps['params']) {
  const locale = await readLocale(params)
  const result = await loadIssue(locale, (await params).id)
  if (result.ok) return { locale, issue: result.value, status: 200 }
  const { status } = result.failure
  return { locale, issue: null, status: toErrorStatus(status) }
}

/** The page of a sent issue of the newsletter. Shows 404 for any other issue. */
export default async function NewsletterIssuePage(props: RecordProps) {
  const { locale, issue, status } = await loadRequestedIssue(props.params)
  if (!issue) return status === 404 ? <MissingPage {...props} /> : <ErrorView locale={locale} status={status} />
  await markPagePublic(locale)
  const parents = await loadAncestors(locale, '/newsletter')
  return (
    <SiteFrame
      locale={locale}
      layout="public"
      alternates={issue.urls}
      parents={parents}
      record={`newsletter-issues/${issue.id}`}
    >
      <article>
        <Breadcrumbs parents={parents} />
        <IssueArticle issue={issue} locale={locale} />
      </article>
    </SiteFrame>
  )
}

export async function generateMetadata({ params }: RecordProps): Promise<Metadata> {
  const { locale, issue, status } = await loadRequestedIssue(params)
  if (!issue) return loadErrorMetadata(locale, status)
  const settings = await readSettings(locale)
  return toPageMetadata({
    page: { ...createEmptyPage(issue.urls, issue.title), meta_description: issue.preheader },
    locale,
    settings: settings.ok ? settings.value : null,
    isIndexed: true,
    drawnPicture: null,
    siteUrl: env().SITE_URL,
  })
}
