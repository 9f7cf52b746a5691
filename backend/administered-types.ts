import { administeredAuditLog } from '@/backend/accounts/audit/administered-audit-log'
import { administeredArticles, administeredPressReleases } from '@/backend/content/articles/administered-articles'
import {
  administeredArticleCategories,
  administeredPressCategories,
  administeredTags,
} from '@/backend/content/articles/administered-terms'
import { containersOfPictures } from '@/backend/content/containers/publish-container'
import { administeredEvents } from '@/backend/content/events/administered-events'
import { administeredFooterLinks } from '@/backend/content/navigation/administered-footer-links'
import { administeredMenu } from '@/backend/content/navigation/administered-menu'
import { administeredNavigation } from '@/backend/content/navigation/administered-navigation'
import { administeredDownloadCategories } from '@/backend/library/downloads/administered-categories'
import { administeredDownloadDirectories } from '@/backend/library/downloads/administered-directories'
import { administeredDownloadFiles } from '@/backend/library/downloads/administered-files'
import { administeredJobLookups } from '@/backend/library/job-lookups/administered-lookups'
import { administeredPictures } from '@/backend/library/media/administered-pictures'
import { administeredPersonCategories } from '@/backend/library/persons/administered-categories'
import { administeredPersons } from '@/backend/library/persons/administered-persons'
import { administeredRedirects } from '@/backend/library/redirects/administered-redirects'
import { administeredSearchSynonyms } from '@/backend/library/search/administered-synonyms'
import { administeredSettings } from '@/backend/library/settings/administered-settings'
import { administeredFormAnswers } from '@/backend/members/forms/administered-answers'
import { administeredApiKeys } from '@/backend/members/job-teams/administered-api-keys'
import { administeredJobs } from '@/backend/members/jobs/administered-jobs'
import { administeredIssues } from '@/backend/members/newsletters/administered-issues'
import { addPressDispatch } from '@/backend/members/newsletters/dispatched-releases'
import { administeredOrganizations } from '@/backend/members/organizations/administered-organizations'
import { administeredProposals } from '@/backend/members/proposals/administered-proposals'
import { administeredSubscribers } from '@/backend/members/subscriptions/administered-subscribers'
import { administeredUnions } from '@/backend/members/user-unions/administered-unions'
import { administeredUsers } from '@/backend/members/users/administered-users'
import { administeredOutbox } from '@/backend/operations/outbox/administered-outbox'
import { administeredSchedule } from '@/backend/operations/scheduling/administered-schedule'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Services } from '@/backend/platform/services'

/** Lists all record types that can be managed in the administration. */
export function administeredTypes(services: Pick<Services, 'env' | 'storage' | 'db' | 'log'>): readonly Administered[] {
  return [
    administeredUsers(services),
    administeredOrganizations,
    administeredProposals(services),
    administeredUnions,
    administeredArticles,
    addPressDispatch(administeredPressReleases, services),
    administeredArticleCategories,
    administeredPressCategories,
    administeredTags,
    administeredEvents,
    administeredPictures(containersOfPictures),
    administeredNavigation,
    administeredMenu,
    administeredFooterLinks,
    administeredPersons,
    administeredPersonCategories,
    administeredJobs(services),
    administeredJobLookups,
    administeredDownloadFiles(services),
    administeredDownloadDirectories,
    administeredDownloadCategories,
    administeredSubscribers,
    administeredIssues(services),
    administeredFormAnswers(services),
    administeredRedirects,
    administeredSearchSynonyms,
    administeredOutbox(services),
    administeredSchedule,
    administeredAuditLog,
    administeredApiKeys,
    administeredSettings,
  ]
}
