import { createListPartReader } from '@/components/list/read-list-part'
import type { Ask } from '@/lib/api/query'
import { toDirectoryLine } from './directory-line'

/** Creates the reader of pages of GET api/organizations/. */
export const createDirectoryReader = (ask?: Ask) => createListPartReader(toDirectoryLine, ask)
