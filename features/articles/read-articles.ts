import { listPartReader } from '@/components/list/read-list-part'
import type { Ask } from '@/lib/api/query'
import { lineOf } from './article-line'

/** Creates what reads pages of GET api/articles/, as far as lists show them. */
export const articlesReader = (by?: Ask) => listPartReader(lineOf, by)
