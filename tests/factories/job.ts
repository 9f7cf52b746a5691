import { toObject } from '@/lib/contract/common/to-object'
import { listJobFields } from '@/lib/contract/jobs/job-fields'
import type { Job, JobTeaser, OwnJob } from '@/lib/contract/jobs/jobs'

const facts = {
  ...toObject(listJobFields({ kind: 'text' }), () => ''),
  id: 7,
  url: '/de/jobboerse/mezzosopran/7',
  title: 'Mezzosopran (w/m/d)',
  language: 'de' as const,
  employer: 'Stadttheater Beispielstadt',
  organization: null,
  place: 'Gießen',
  is_remote: false,
  category: { slug: 'music-theater', name: 'Musiktheater' },
  employment_type: { slug: 'full-time', name: 'Vollzeit' },
  specialization: null,
  occupation: { slug: 'solo-singer', name: 'Solosänger*in' },
  contract_type: { slug: 'nv-solo', name: 'NV Bühne, SR Solo' },
  region: { code: 'DE-HE' as const, title: 'Hessen' },
  country: { slug: 'DE', name: 'Deutschland' },
  starts_on: '2027-08-01',
  starts_immediately: false,
  deadline: '2026-12-01',
  salary: 'nach NV Bühne',
  logo: null,
  published_at: '2026-11-02T09:00:00+01:00',
  expires_at: '2026-12-02T00:00:00+01:00',
}

/** The values of each field and facet of an ad that has a list of them: none. */
export const noJobValues = {
  category: [],
  occupation: [],
  specialization: [],
  employment_type: [],
  contract_type: [],
  region: [],
  country: [],
}

/** Creates a running ad of a list with default values. */
export const aJobTeaser = (overrides: Partial<JobTeaser> = {}): JobTeaser => ({
  ...facts,
  excerpt: 'Wir suchen eine Stimme.',
  ...overrides,
})

/** Creates a running ad with default values. */
export const aJob = (overrides: Partial<Job> = {}): Job => ({
  ...facts,
  urls: { de: facts.url, en: '/en/jobs/mezzo-soprano/7' },
  description: '<p>Wir suchen eine Stimme.</p>',
  requirements: '',
  offer: '<p>Eine Bühne.</p>',
  contact_name: 'Kim Beispiel',
  contact_email: 'stellen@example.org',
  contact_phone: '',
  application_url: '',
  application_email: 'bewerbung@example.org',
  pdf: null,
  similar: [],
  ...overrides,
})

/** Creates a draft ad of the user with default values. */
export function anOwnJob(overrides: Partial<OwnJob> = {}): OwnJob {
  const { similar, ...job } = aJob()
  return {
    ...job,
    translation: null,
    state: 'draft',
    is_blocked: false,
    revision: 1,
    days_left: null,
    has_own_logo: false,
    statistics: { views: 0, clicks: 0 },
    team_owner: null,
    external_id: null,
    created_at: '2026-11-02T09:00:00+01:00',
    updated_at: '2026-11-03T09:00:00+01:00',
    withdrawn_at: null,
    ...overrides,
  }
}
