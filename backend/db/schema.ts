import { attempts } from './schema/attempts'
import { downloadCategories, downloadDirectories, downloadFiles } from './schema/downloads'
import { htmlSelections } from './schema/html-selections'
import { images } from './schema/images'
import { mediaFolders } from './schema/media-folders'
import { moduleLinks } from './schema/module-links'
import { modules } from './schema/modules'
import { oneTimeKeys } from './schema/one-time-keys'
import { outbox } from './schema/outbox'
import { pagePresence } from './schema/page-presence'
import { pages, pageTexts } from './schema/pages'
import { personCategories, personCategoryMembers, persons } from './schema/persons'
import { pictureUses } from './schema/picture-uses'
import { pageVersions, publications, publishedContainers, schedules } from './schema/publications'
import { redirects } from './schema/redirects'
import { securityEvents } from './schema/security-events'
import { containerSelections, publicationSelections } from './schema/selection-uses'
import { serverKeys } from './schema/server-keys'
import { sessions } from './schema/sessions'
import { settings } from './schema/settings'
import { userUnionMembers, userUnions } from './schema/user-unions'
import { users } from './schema/users'

/** Every table, for drizzle's relational types. */
export const schema = {
  attempts,
  containerSelections,
  downloadCategories,
  downloadDirectories,
  downloadFiles,
  htmlSelections,
  images,
  mediaFolders,
  moduleLinks,
  modules,
  oneTimeKeys,
  outbox,
  pagePresence,
  pages,
  pageTexts,
  pageVersions,
  personCategories,
  personCategoryMembers,
  persons,
  pictureUses,
  publicationSelections,
  publications,
  publishedContainers,
  redirects,
  schedules,
  securityEvents,
  serverKeys,
  sessions,
  settings,
  userUnionMembers,
  userUnions,
  users,
}
