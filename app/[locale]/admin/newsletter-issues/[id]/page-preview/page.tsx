import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { readLocale } from '@/app/frame/address'
import { ErrorView, toErrorStatus } from '@/app/frame/error-view'
import { IssueArticle } from '@/app/frame/issue-article'
import { loadAncestors } from '@/app/frame/load-ancestors'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { Breadcrumbs } from '@/features/pages/components/breadcrumbs'
import { PreviewNote } from '@/features/pages/components/preview-note'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { issueContentSchema } from '@/lib/contract/records/newsletter-issue'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'

interface Props {
  params: Promise<{ locale: string; id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await readLocale(params), namespace: 'preview' })
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** An issue of the newsletter as the page that it becomes, for users who administer issues. */
export default async function IssuePreviewPage({ params }: Props) {
  const [locale, { id }] = await Promise.all([readLocale(params), params])
  const path = `/${locale}/api/administration/newsletter-issues/${encodeURIComponent(id)}/page/`
  const result = await read(path, issueContentSchema, { cookie: (await cookies()).toString() })
  if (!result.ok) {
    const status = toErrorStatus(result.failure.status)
    return <ErrorView locale={locale} status={status} />
  }
  const parents = await loadAncestors(locale, '/newsletter')
  const toAddress = (language: Locale) => toAdministrationAddress(language, 'newsletter-issues', id, 'page-preview')
  return (
    <SiteFrame
      locale={locale}
      layout="public"
      alternates={{ de: toAddress('de'), en: toAddress('en') }}
      parents={parents}
    >
      <article>
        <Breadcrumbs parents={parents} />
        <IssueArticle issue={result.value} locale={locale} />
      </article>
      <PreviewNote locale={locale} expiresAt={null} />
    </SiteFrame>
  )
}
