import type { Administered } from '@/backend/platform/administration/administered'
import { refuseOtherMethods } from '@/backend/platform/http/responses/method-not-allowed'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { accountNavigationRoutes } from './account-navigation/routes'
import { confirmationRoutes } from './confirmations/routes'
import { formAnswerRoutes } from './forms/routes/answer-routes'
import { formSubmissionRoutes } from './forms/routes/submission-routes'
import { jobTeamRoutes } from './job-teams/routes/team-routes'
import { jobBoardRoutes } from './jobs/routes/board-routes'
import { jobFileRoutes } from './jobs/routes/file-routes'
import { ownJobRoutes } from './jobs/routes/own-job-routes'
import { jobRenewalRoutes } from './jobs/routes/renewal-routes'
import { jobVisitRoutes } from './jobs/routes/visit-routes'
import { releaseFileRoutes } from './newsletters/release-file-routes'
import { newsletterRoutes } from './newsletters/routes'
import { organizationRoutes } from './organizations/routes/organization-routes'
import { organizationVCardRoutes } from './organizations/routes/vcard-routes'
import { organizationWriteRoutes } from './organizations/routes/write-routes'
import { ownOrganizationRoutes } from './proposals/routes/own-organization-routes'
import { subscriptionRoutes } from './subscriptions/routes'
import { userUnionRoutes } from './user-unions/routes'
import { editorSessionRoutes } from './users/routes/editor-routes'
import { currentUserRoutes } from './users/routes/me-routes'

/** Creates the routes of the area `members` below /api. */
export function apiRoutes(services: Services) {
  const router = createRouter()
  router.route('/', subscriptionRoutes(services))
  // Mounted before `organizationRoutes`, which would take the `my` of organizations/my for an id.
  router.route('/', ownOrganizationRoutes(services))
  router.route('/', confirmationRoutes(services))
  router.route('/', organizationRoutes(services))
  router.route('/', organizationVCardRoutes(services))
  router.route('/', organizationWriteRoutes(services))
  // Mounted before `jobBoardRoutes`, which would take the `my` of jobs/my for an id.
  router.route('/', ownJobRoutes(services))
  router.route('/', jobFileRoutes(services))
  router.route('/', jobRenewalRoutes(services))
  router.route('/', jobVisitRoutes(services))
  router.route('/', jobTeamRoutes(services))
  router.route('/', jobBoardRoutes(services))
  router.route('/', currentUserRoutes(services))
  router.route('/', userUnionRoutes(services))
  router.route('/', formAnswerRoutes(services))
  router.route('/', newsletterRoutes(services))
  router.route('/', releaseFileRoutes(services))
  return router
}

/**
 * Creates the routes of the area `members` below /{locale}/pageeditor-api.
 * @param types the record types of the administration
 */
export function editorRoutes(services: Services, types: readonly Administered[]) {
  const router = createRouter()
  router.route('/', editorSessionRoutes(types))
  router.route('/', accountNavigationRoutes(services))
  router.route('/', formSubmissionRoutes(services))
  refuseOtherMethods(router)
  return router
}
