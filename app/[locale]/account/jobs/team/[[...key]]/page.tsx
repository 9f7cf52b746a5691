import { getTranslations } from 'next-intl/server'
import type { KeyRouteProps } from '@/app/frame/address'
import {
  createMailedKeyMetadata,
  MailedKeyPage,
  parseMailedKeyAddress,
  toKeySegments,
} from '@/app/frame/mailed-key-page'
import { TeamInvitation } from '@/features/jobs/own-jobs/components/team-invitation'

export const generateMetadata = createMailedKeyMetadata('ownJobs.team.join')

/** The target of the link in an invitation. */
export default async function JobTeamPage({ params }: KeyRouteProps) {
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
