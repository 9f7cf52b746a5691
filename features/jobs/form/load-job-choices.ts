import 'server-only'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { jobLookupListSchema, regionListSchema } from '@/lib/contract/jobs/jobs'
import type { JobChoice, JobChoices } from './job-choices'

/** Loads the lists of values for the fields of an ad. A list that cannot be loaded is empty. */
export async function loadJobChoices(locale: Locale): Promise<JobChoices> {
  const [category, occupation, specialization, employment_type, contract_type, country, region] = await Promise.all([
    loadLookup(locale, 'jobs/categories'),
    loadLookup(locale, 'jobs/occupations'),
    loadLookup(locale, 'jobs/specializations'),
    loadLookup(locale, 'jobs/employment_types'),
    loadLookup(locale, 'jobs/contract_types'),
    loadLookup(locale, 'countries'),
    loadRegions(locale),
  ])
  return { category, occupation, specialization, employment_type, contract_type, country, region }
}

async function loadLookup(locale: Locale, path: string): Promise<JobChoice[]> {
  const list = await read(`/${locale}/api/${path}/`, jobLookupListSchema, { lookup: 'job-lookups' })
  return list.ok ? list.value.map(({ slug, name }) => ({ value: slug, name })) : []
}

async function loadRegions(locale: Locale): Promise<JobChoices['region']> {
  const list = await read(`/${locale}/api/regions/`, regionListSchema, { lookup: 'job-lookups' })
  return list.ok ? list.value.map(({ code, title }) => ({ value: code, name: title })) : []
}
