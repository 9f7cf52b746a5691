import type { Job, OwnJob } from '@/lib/contract/jobs'
import type { Locale } from '@/lib/contract/locale'
import type { JobValues } from './job-values'
import type { ChoiceFieldName, JobChoices } from './lookups'

/** The ad that visitors in a language would see: of the texts the translation, where it is in theirs. */
export function previewOf(
  values: JobValues,
  choices: JobChoices,
  { job, locale, today }: { job: OwnJob | null; locale: Locale; today: string },
): Job {
  const lookup = (field: Exclude<ChoiceFieldName, 'region'>) => {
    const chosen = choices[field].find(({ value }) => value === values[field])
    return chosen ? { slug: chosen.value, name: chosen.name } : null
  }
  const { language, isTranslated, organization, start } = values
  const isOther = isTranslated && language !== locale
  const texts = isOther ? values.translation : values
  const region = choices.region.find(({ value }) => value === values.region)
  return {
    ...{ id: job?.id ?? 0, url: '#', urls: { de: null, en: null } },
    ...{ title: texts.title, salary: texts.salary, description: texts.description },
    ...{ requirements: texts.requirements, offer: texts.offer },
    language: isOther ? locale : language,
    ...{ employer: values.employer, place: values.place, is_remote: values.is_remote },
    organization: organization && { ...organization, url: '#' },
    category: lookup('category'),
    employment_type: lookup('employment_type'),
    specialization: lookup('specialization'),
    occupation: lookup('occupation'),
    contract_type: lookup('contract_type'),
    country: lookup('country') ?? { slug: values.country, name: values.country },
    region: region && values.country === 'DE' ? { code: region.value, title: region.name } : null,
    starts_on: start === 'date' && values.starts_on !== '' ? values.starts_on : null,
    starts_immediately: start === 'now',
    deadline: values.deadline || null,
    logo: job?.logo ?? null,
    pdf: job?.pdf ?? null,
    published_at: job?.published_at ?? `${today}T00:00:00Z`,
    expires_at: null,
    ...{ contact_name: values.contact_name, contact_email: values.contact_email },
    ...{ contact_phone: values.contact_phone, application_url: values.application_url },
    ...{ application_email: values.application_email, similar: [] },
  }
}
