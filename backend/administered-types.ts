import type { Administered } from './administration/administered'
import { administeredArticles, administeredPressReleases } from './articles/administered-articles'
import { administeredEvents } from './events/administered-events'
import { administeredOrganizations } from './organizations/administered-organizations'
import { administeredPersonCategories } from './persons/administered-categories'
import { administeredPersons } from './persons/administered-persons'
import { administeredRedirects } from './redirects/administered-redirects'
import type { Services } from './services'
import { administeredUsers } from './users/administered-users'

/** Everything that the administration keeps. */
export function administeredTypes(services: Pick<Services, 'env'>): readonly Administered[] {
  return [
    administeredUsers(services),
    administeredOrganizations,
    administeredArticles,
    administeredPressReleases,
    administeredEvents,
    administeredPersons,
    administeredPersonCategories,
    administeredRedirects,
  ]
}
