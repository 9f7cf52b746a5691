import { NextIntlClientProvider, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import type { JobFilter } from '@/features/jobs/job-filter'
import { SubscriptionForm, type SubscriptionFormProps } from '@/features/subscriptions/components/subscription-form'
import type { AlertFilter } from '@/lib/contract/forms/subscription'

interface JobAlertFieldsProps extends Pick<SubscriptionFormProps, 'locale' | 'privacyHref' | 'mailLanguage'> {
  filter: JobFilter
  /** The filter in words; empty if all ads match. */
  about: string
}

export interface JobAlertFormProps extends JobAlertFieldsProps {
  messages: NonNullable<ComponentProps<typeof NextIntlClientProvider>['messages']>
}

/**
 * The sign-up form for a job alert. It comes with the message formatter, which the board itself
 * does not need.
 */
export function JobAlertForm({ messages, ...fields }: JobAlertFormProps) {
  return (
    <NextIntlClientProvider locale={fields.locale} messages={messages}>
      <JobAlertFields {...fields} />
    </NextIntlClientProvider>
  )
}

function JobAlertFields({ filter, about, ...site }: JobAlertFieldsProps) {
  const t = useTranslations('subscriptions')
  return (
    <SubscriptionForm
      list="job-alerts"
      isSent={false}
      returnedForm={null}
      {...site}
      alertFilter={toAlertFilter(filter)}
    >
      <p>{t('alertAbout', { about: about || t('allJobs') })}</p>
    </SubscriptionForm>
  )
}

function toAlertFilter({ search, organization, selectedValues, near, within }: JobFilter): AlertFilter {
  const { category, employment_type, specialization, occupation, contract_type, region, country } = selectedValues
  return {
    search,
    organization,
    near,
    within: within === null ? '' : `${within}`,
    category: category.join(),
    employment_type: employment_type.join(),
    specialization: specialization.join(),
    occupation: occupation.join(),
    contract_type: contract_type.join(),
    region: region.join(),
    country: country.join(),
  }
}
