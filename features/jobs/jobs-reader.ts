import { listPartReader } from '@/components/list/read-list-part'
import type { Locale } from '@/lib/contract/locale'
import { jobLineOf } from './job-line'

/** Creates what reads pages of GET api/jobs/, as far as lists show them. */
export const jobsReader = (locale: Locale) => listPartReader((item) => jobLineOf(item, locale))
