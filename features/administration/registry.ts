import type { UserRole } from '@/lib/contract/accounts/account'
import type { RecordTypeView } from './record-type'
import type { RecordTypeName } from './record-type-names'
import { apiKeys } from './records/api-keys'
import { articles, pressReleases } from './records/articles'
import { auditLog } from './records/audit-log'
import { downloadCategories, downloadDirectories, downloadFiles } from './records/downloads'
import { events } from './records/events'
import { formAnswers } from './records/form-answers'
import { jobLookups } from './records/job-lookups'
import { jobs } from './records/jobs'
import { footerLinks, menu } from './records/menu'
import { navigation } from './records/navigation'
import { newsletterIssues } from './records/newsletter-issues'
import { organizations } from './records/organizations'
import { outbox } from './records/outbox'
import { personCategories, persons } from './records/persons'
import { pictures } from './records/pictures'
import { proposals } from './records/proposals'
import { redirects } from './records/redirects'
import { schedule } from './records/schedule'
import { searchSynonyms } from './records/search-synonyms'
import { settings } from './records/settings'
import { subscribers } from './records/subscribers'
import { articleCategories, pressCategories, tags } from './records/terms'
import { unions } from './records/unions'
import { users } from './records/users'

/** All record types of the administration, in the order of the navigation. */
export const registry: Readonly<Record<RecordTypeName, RecordTypeView>> = {
  articles,
  'press-releases': pressReleases,
  'newsletter-issues': newsletterIssues,
  events,
  persons,
  pictures,
  'article-categories': articleCategories,
  'press-categories': pressCategories,
  tags,
  'person-categories': personCategories,
  organizations,
  proposals,
  unions,
  jobs,
  'job-lookups': jobLookups,
  'api-keys': apiKeys,
  'download-files': downloadFiles,
  'download-directories': downloadDirectories,
  'download-categories': downloadCategories,
  users,
  subscribers,
  'form-answers': formAnswers,
  outbox,
  schedule,
  navigation,
  menu,
  'footer-links': footerLinks,
  redirects,
  'search-synonyms': searchSynonyms,
  settings,
  'audit-log': auditLog,
}

/** Finds the view of a record type by its name in an address; null for an unknown name. */
export function findRecordTypeView(name: string): RecordTypeView | null {
  return Object.hasOwn(registry, name) ? registry[name as RecordTypeName] : null
}

/** Lists the views of record types, each with the controls for a role. */
export function listRecordTypeViews(types: readonly string[], role: UserRole): RecordTypeView[] {
  return Object.values(registry)
    .filter(({ contract }) => types.includes(contract.name))
    .map((view) => toViewOfRole(view, types, role))
}

/** Returns a view without the controls that a role may not use. */
function toViewOfRole(view: RecordTypeView, types: readonly string[], role: UserRole): RecordTypeView {
  const actionNames = view.readers?.[role]
  if (!actionNames) return view
  const { isPage: _isPage, ...readView } = view
  const actions = Object.entries(view.actions).filter(([name]) => actionNames.includes(name))
  const filters = Object.entries(view.filters).filter(
    ([, filter]) => filter.kind !== 'relation' || types.includes(filter.type),
  )
  return {
    ...readView,
    filters: Object.fromEntries(filters),
    actions: Object.fromEntries(actions),
    can: { create: false, change: false, delete: false },
  }
}
