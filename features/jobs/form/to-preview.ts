import type { Locale } from '@/lib/contract/common/locale'
import { toObject } from '@/lib/contract/common/to-object'
import { listJobFields } from '@/lib/contract/jobs/job-fields'
import type { Job, OwnJob } from '@/lib/contract/jobs/jobs'
import type { ChoiceFieldName, JobChoices } from './job-choices'
import { type JobValues, switchFields } from './job-values'

/** Returns the ad as visitors see it in a language, with the translated texts if there are any. */
export function toPreview(
  values: JobValues,
  choices: JobChoices,
  { job, locale, today }: { job: OwnJob | null; locale: Locale; today: string },
): Job {
  const toChoice = (field: Exclude<ChoiceFieldName, 'region'>) => {
    const option = choices[field].find(({ value }) => value === values[field])
    return option ? { slug: option.value, name: option.name } : null
  }
  const { language, isTranslated, organization, start } = values
  const isTranslation = isTranslated && language !== locale
  const region = choices.region.find(({ value }) => value === values.region)
  return {
    id: job?.id ?? 0,
    url: '#',
    urls: { de: null, en: null },
    ...toObject(listJobFields({ kind: 'text' }), (name) => values[name]),
    ...(isTranslation && values.translation),
    ...toObject(listJobFields({ kind: 'lookup' }), toChoice),
    ...toObject(listJobFields({ kind: 'day' }), (name) => values[name] || null),
    ...toObject(switchFields, (name) => values[name]),
    language: isTranslation ? locale : language,
    organization: organization && { ...organization, url: '#' },
    country: toChoice('country') ?? { slug: values.country, name: values.country },
    region: region && values.country === 'DE' ? { code: region.value, title: region.name } : null,
    starts_on: start === 'date' && values.starts_on !== '' ? values.starts_on : null,
    starts_immediately: start === 'now',
    logo: job?.logo ?? null,
    pdf: job?.pdf ?? null,
    published_at: job?.published_at ?? `${today}T00:00:00Z`,
    expires_at: null,
    similar: [],
  }
}
