import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { QueryProvider } from '@/components/query/query-provider'
import { getMessages } from '@/lib/i18n/messages'
import { PageLink } from '@/lib/i18n/page-link'
import { ownJobsAddress } from '../own-jobs-address'
import { JoinTeam, type JoinTeamProps } from './join-team'

/** The content of the page of an invitation to a team. */
export function TeamInvitation({ invitation, locale }: JoinTeamProps) {
  const t = useTranslations('ownJobs.team.join')
  const { ownJobs } = getMessages(locale)
  return (
    <>
      <NextIntlClientProvider locale={locale} messages={{ ownJobs }}>
        <QueryProvider>
          <JoinTeam invitation={invitation} locale={locale} />
        </QueryProvider>
      </NextIntlClientProvider>
      <p>
        <PageLink href={ownJobsAddress(locale)}>{t('list')}</PageLink>
      </p>
    </>
  )
}
