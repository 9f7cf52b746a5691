import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { KeyRouteProps } from '@/app/frame/address'
import { setFormStatus } from '@/app/frame/form-status'
import { IssueArticle } from '@/app/frame/issue-article'
import { MailedKeyPage, parseMailedKeyAddress, toKeySegments, toMailedKeyMetadata } from '@/app/frame/mailed-key-page'
import { PageContent } from '@/app/frame/page-content'
import { ArticlePreviewBelow } from '@/features/articles/components/article-preview-below'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { PreviewComment } from '@/features/pages/components/preview-comment'
import { PreviewNote } from '@/features/pages/components/preview-note'
import { PreviewPassword } from '@/features/pages/components/preview-password'
import { readByMailedKey } from '@/lib/api/mailed-key'
import { readSettings } from '@/lib/api/site'
import type { Locale } from '@/lib/contract/common/locale'
import { type Preview, previewPasswordHeader, previewSchema } from '@/lib/contract/pages/preview-link'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import { findReturnedForm, findReturnedRouteForm, setResponseStatus } from '@/lib/render-context'

const route = '/geteilter-entwurf/[[...key]]'

/** Status of the response for each reason not to show the draft. */
const refusals = { expired: 410, revoked: 410, unknown: 404, many: 429, failed: 503 } as const

/** The title does not reveal the draft, because other programs display titles of linked pages. */
export async function generateMetadata({ params }: KeyRouteProps): Promise<Metadata> {
  const { locale } = await parseMailedKeyAddress(params)
  const t = await getTranslations({ locale, namespace: 'preview' })
  return toMailedKeyMetadata(t('title'))
}

/** Loads the draft that belongs to a key. Sends the password if the visitor has submitted one. */
async function loadPreview(locale: Locale, key: string): Promise<Preview | { state: 'unknown' | 'many' | 'failed' }> {
  const password = findReturnedForm()?.values.password?.[0]
  const secrets: Record<string, string> =
    password === undefined ? {} : { [previewPasswordHeader]: encodeURIComponent(password) }
  const result = await readByMailedKey(`/${locale}/api/preview/`, previewSchema, key, secrets)
  if (result.ok) return result.value
  const { status } = result.failure
  if (status === 404) return { state: 'unknown' }
  return { state: status === 429 ? 'many' : 'failed' }
}

/** A draft for people without an account. The key of the preview link gives access to it. */
export default async function PreviewPage({ params }: KeyRouteProps) {
  const { locale, key } = await parseMailedKeyAddress(params)
  const routeParams = { key: toKeySegments(key) }
  // The link shows the draft in one language. The other language leads to the home page.
  const alternates = { de: '/de', en: '/en', [locale]: buildPath(locale, route, routeParams) }
  const frame = { locale, route, params: routeParams, alternates } as const
  const preview = await loadPreview(locale, key)
  const t = await getTranslations({ locale, namespace: 'preview' })
  if (preview.state === 'open') {
    const { content } = preview
    const settings = await readSettings(locale)
    const returnedForm = findReturnedForm()
    if (Object.keys(returnedForm?.problems ?? {}).length > 0) setFormStatus(returnedForm)
    return (
      <SiteFrame locale={locale} layout="public" alternates={alternates} hasNewsletter={false}>
        {content.type === 'page' ? (
          <PageContent page={content.page} locale={locale} isPreview={false} returnedForm={returnedForm}>
            <ArticlePreviewBelow
              {...content}
              locale={locale}
              address={null}
              pressTerms={settings.ok ? settings.value.press_terms : undefined}
            />
          </PageContent>
        ) : (
          <article>
            <IssueArticle issue={content.issue} locale={locale} />
          </article>
        )}
        {preview.allows_comments && <PreviewComment returnedForm={findReturnedRouteForm()} />}
        <PreviewNote locale={locale} expiresAt={preview.expires_at} />
      </SiteFrame>
    )
  }
  if (preview.state === 'locked') {
    if (preview.is_wrong) setResponseStatus(422)
    return (
      <MailedKeyPage {...frame} title={t('password.title')}>
        <PreviewPassword isWrong={preview.is_wrong} />
      </MailedKeyPage>
    )
  }
  setResponseStatus(refusals[preview.state])
  const tErrors = await getTranslations({ locale, namespace: 'error' })
  return (
    <MailedKeyPage {...frame} title={t(`${preview.state}.title`)}>
      <p>{t(`${preview.state}.text`)}</p>
      <p>
        <PageLink href={`/${locale}`}>{tErrors('home')}</PageLink>
      </p>
    </MailedKeyPage>
  )
}
