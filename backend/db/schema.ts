import { htmlSelections } from './schema/html-selections'
import { images } from './schema/images'
import { modules } from './schema/modules'
import { outbox } from './schema/outbox'
import { pages, pageTexts } from './schema/pages'
import { personCategories, personCategoryMembers, persons } from './schema/persons'
import { pageVersions, publications, publishedContainers } from './schema/publications'
import { redirects } from './schema/redirects'
import { settings } from './schema/settings'
import { users } from './schema/users'

/** Every table, for drizzle's relational types. */
export const schema = {
  htmlSelections,
  images,
  modules,
  outbox,
  pages,
  pageTexts,
  pageVersions,
  personCategories,
  personCategoryMembers,
  persons,
  publications,
  publishedContainers,
  redirects,
  settings,
  users,
}
