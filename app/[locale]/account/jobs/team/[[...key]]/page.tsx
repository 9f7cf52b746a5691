import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { decodePart, type RouteProps, readLocale } from '@/app/frame/address'
import { TeamInvitation } from '@/features/jobs/own-jobs/components/team-invitation'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { buildPath } from '@/lib/i18n/paths'

const route = '/account/jobs/team/[[...key]]'

interface Props extends RouteProps {
  params: Promise<{ locale: string; key?: string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await readLocale(params), namespace: 'ownJobs.team.join' })
  return { title: t('title'), robots: { index: false } }
}

/**
 * The target of the link in an invitation. It needs no content page, so that editors cannot delete
 * it.
 */
export default async function JobTeamPage({ params }: Props) {
  const [locale, { key: parts }] = await Promise.all([readLocale(params), params])
  const key = decodePart(parts?.[0] ?? '')
  const addressIn = (language: typeof locale) =>
    buildPath(language, route, { key: key === '' ? [] : [encodeURIComponent(key)] })
  return (
    <SiteFrame
      locale={locale}
      layout="public"
      alternates={{ de: addressIn('de'), en: addressIn('en') }}
      showNewsletter={false}
    >
      <TeamInvitation invitation={key} locale={locale} />
    </SiteFrame>
  )
}
