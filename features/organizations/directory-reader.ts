import { listPartReader } from '@/components/list/read-list-part'
import type { Ask } from '@/lib/api/query'
import { directoryLineOf } from './directory-line'

/** Creates what reads pages of GET api/organizations/, as far as the directory shows them. */
export const directoryReader = (by?: Ask) => listPartReader(directoryLineOf, by)
