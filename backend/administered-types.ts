import type { Administered } from './administration/administered'
import { administeredPersonCategories } from './persons/administered-categories'
import { administeredPersons } from './persons/administered-persons'
import { administeredRedirects } from './redirects/administered-redirects'

/** Everything that the administration keeps. */
export const administeredTypes: readonly Administered[] = [
  administeredPersons,
  administeredPersonCategories,
  administeredRedirects,
]
