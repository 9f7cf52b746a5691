import { NextIntlClientProvider } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { QueryProvider } from '@/components/query/query-provider'
import { RefusalNotice } from '@/features/account/components/refusal-notice'
import { loadUser } from '@/features/account/loaders'
import { NoSuchJob } from '@/features/jobs/form/components/no-job-access'
import { loadJobChoices } from '@/features/jobs/form/load-job-choices'
import { loadOwnJob } from '@/features/jobs/own-jobs/own-job-loaders'
import type { CurrentUserData } from '@/lib/contract/accounts/account'
import type { Locale } from '@/lib/contract/common/locale'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { toBerlinDay } from '@/lib/datetime'
import { getMessages } from '@/lib/i18n/messages'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import { setResponseStatus } from '@/lib/render-context'
import { isRecordId, type RouteProps, readLocale } from '../../frame/address'
import { createRouteMetadata, RoutePage } from '../../frame/route-page'
import { getFirstValue } from '../../frame/search-value'
import { JobAccessMissing } from '../meine-stellenanzeigen/job-access-missing'
import { JobFormInBrowser } from './job-form-in-browser'

const route = '/stellenanzeige-veroeffentlichen'

export const loadJobFormMetadata = createRouteMetadata(route)

/** The form for a new ad, or for the user's ad whose id is in the address. */
export async function JobFormPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  const id = getFirstValue((await props.searchParams).id)
  const toAddress = (language: Locale) =>
    `${buildPath(language, route)}${id === null ? '' : `?id=${encodeURIComponent(id)}`}`
  return (
    <RoutePage route={route} alternates={{ de: toAddress('de'), en: toAddress('en') }} isFixedPartFirst {...props}>
      <RequestedForm locale={locale} id={id} />
    </RoutePage>
  )
}

/** The form, or the reason why this user cannot get it. */
async function RequestedForm({ locale, id }: { locale: Locale; id: string | null }) {
  const user = await loadUser(locale)
  const loginHref = buildPath(locale, '/account/login')
  if (!user.ok) return <RefusalNotice status={user.failure.status} loginHref={loginHref} />
  if (!user.value.groups.some((group) => group !== 'Mitglied')) return <JobAccessMissing locale={locale} />
  if (id === null) return <JobFormWithMessages locale={locale} user={user.value} initialJob={null} />
  const job = isRecordId(id) ? await loadOwnJob(locale, id) : null
  if (job?.ok) return <JobFormWithMessages locale={locale} user={user.value} initialJob={job.value} />
  const status = job?.failure.status ?? 404
  if (status !== 404) return <RefusalNotice status={status} loginHref={loginHref} />
  setResponseStatus(404)
  return <NoSuchJob locale={locale} />
}

interface JobFormProps {
  locale: Locale
  user: CurrentUserData
  initialJob: OwnJob | null
}

async function JobFormWithMessages({ locale, user, initialJob }: JobFormProps) {
  const t = await getTranslations({ locale, namespace: 'jobs.form' })
  const choices = await loadJobChoices(locale)
  const { forms, account, conflict, jobs, share, contactWays, frame, editor } = getMessages(locale)
  const messages = {
    forms,
    account,
    conflict,
    jobs,
    share,
    contactWays,
    // Labels of the tools for text and links.
    editor: { text: editor.text },
    frame: { opensInNewTab: frame.opensInNewTab },
  }
  const { id, email, full_name, organization, phone } = user
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <QueryProvider>
        <noscript>
          <p>
            {t.rich('withoutScripts', {
              contact: (text) => <PageLink href={buildPath(locale, '/ansprechpersonen')}>{text}</PageLink>,
            })}
          </p>
        </noscript>
        <JobFormInBrowser
          key={initialJob?.id ?? 'new'}
          initialJob={initialJob}
          locale={locale}
          choices={choices}
          writer={{ id, email, name: full_name, organization, phone }}
          today={toBerlinDay(new Date())}
        />
      </QueryProvider>
    </NextIntlClientProvider>
  )
}
