import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { RouteProps } from '@/app/frame/address'
import {
  MailedKeyPage,
  mailedKeyMetadata,
  parseMailedKeyAddress,
  toKeySegments,
} from '@/app/frame/mailed-key-page'
import { TeamInvitation } from '@/features/jobs/own-jobs/components/team-invitation'

interface Props extends RouteProps {
  params: Promise<{ locale: string; key?: string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await parseMailedKeyAddress(params)
  const t = await getTranslations({ locale, namespace: 'ownJobs.team.join' })
  return mailedKeyMetadata(t('title'))
}

/** The target of the link in an invitation. */
export default async function JobTeamPage({ params }: Props) {
  const { locale, key } = await parseMailedKeyAddress(params)
  const t = await getTranslations({ locale, namespace: 'ownJobs.team.join' })
  return (
    <MailedKeyPage
      locale={locale}
      route="/account/jobs/team/[[...key]]"
      params={{ key: toKeySegments(key) }}
      title={t('title')}
    >
      <TeamInvitation invitation={key} locale={locale} />
    </MailedKeyPage>
  )
}
