import { administeredAuditLog } from './accounts/administered-audit-log'
import type { Administered } from './administration/administered'
import { administeredArticles, administeredPressReleases } from './articles/administered-articles'
import {
  administeredArticleCategories,
  administeredPressCategories,
  administeredTags,
} from './articles/administered-terms'
import { administeredDownloadCategories } from './downloads/administered-categories'
import { administeredDownloadDirectories } from './downloads/administered-directories'
import { administeredDownloadFiles } from './downloads/administered-files'
import { administeredEvents } from './events/administered-events'
import { administeredFormAnswers } from './forms/administered-answers'
import { administeredJobLookups } from './job-lookups/administered-lookups'
import { administeredApiKeys } from './job-teams/administered-api-keys'
import { administeredJobs } from './jobs/administered-jobs'
import { administeredPictures } from './media/administered-pictures'
import { administeredFooterLinks } from './navigation/administered-footer-links'
import { administeredMenu } from './navigation/administered-menu'
import { administeredNavigation } from './navigation/administered-navigation'
import { administeredOrganizations } from './organizations/administered-organizations'
import { administeredOutbox } from './outbox/administered-outbox'
import { administeredPersonCategories } from './persons/administered-categories'
import { administeredPersons } from './persons/administered-persons'
import { administeredProposals } from './proposals/administered-proposals'
import { administeredRedirects } from './redirects/administered-redirects'
import { administeredSchedule } from './scheduling/administered-schedule'
import type { Services } from './services'
import { administeredSettings } from './settings/administered-settings'
import { administeredSubscribers } from './subscriptions/administered-subscribers'
import { administeredUnions } from './user-unions/administered-unions'
import { administeredUsers } from './users/administered-users'

/** Everything that the administration keeps. */
export function administeredTypes(services: Pick<Services, 'env' | 'storage'>): readonly Administered[] {
  return [
    administeredUsers(services),
    administeredOrganizations,
    administeredProposals(services),
    administeredUnions,
    administeredArticles,
    administeredPressReleases,
    administeredArticleCategories,
    administeredPressCategories,
    administeredTags,
    administeredEvents,
    administeredPictures,
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
    administeredFormAnswers(services),
    administeredRedirects,
    administeredOutbox(services),
    administeredSchedule,
    administeredAuditLog,
    administeredApiKeys,
    administeredSettings,
  ]
}
