import type { OpenAPIHono } from '@hono/zod-openapi'
import { requestId } from 'hono/request-id'
import { requireProof } from './accounts/proof'
import { authRoutes } from './accounts/routes/auth-routes'
import { sessionCookie } from './accounts/routes/cookies'
import { loginReader } from './accounts/routes/login-reader'
import { refusalLog } from './accounts/routes/refusal-log'
import { administeredAreas } from './administered-areas'
import { administeredTypes } from './administered-types'
import { isImportable } from './administration/import/draft-line'
import { importRoute } from './administration/routes/import-route'
import { administrationRoutes } from './administration/routes/overview-routes'
import { recordRoutes } from './administration/routes/record-routes'
import { administrationStartRoutes } from './administration/routes/start-routes'
import { articleRoutes } from './articles/routes/article-routes'
import { articleFeedRoutes } from './articles/routes/feed-routes'
import { pressPictureRoutes } from './articles/routes/press-picture-routes'
import { articleWriteRoutes } from './articles/routes/write-routes'
import { hasChecklist } from './checklist/read-checklist'
import { checklistRoutes } from './checklist/routes'
import { confirmationRoutes } from './confirmations/routes'
import { containerRoutes } from './containers/routes'
import { csrfRoutes } from './csrf/routes'
import { downloadContentRoute } from './downloads/routes/content-route'
import { fileRoutes } from './downloads/routes/file-routes'
import { downloadListRoutes } from './downloads/routes/list-routes'
import { zipRoutes } from './downloads/routes/zip-routes'
import { eventCalendarRoutes } from './events/routes/calendar-routes'
import { eventRoutes } from './events/routes/event-routes'
import { eventWriteRoutes } from './events/routes/write-routes'
import { feedbackRoutes } from './feedback/routes'
import { formTicketRoutes } from './form-protection/routes'
import { formAnswerRoutes } from './forms/routes/answer-routes'
import { formSubmissionRoutes } from './forms/routes/submission-routes'
import { healthRoutes } from './health/routes'
import { htmlSelectionRoutes } from './html-selections/routes'
import type { AppEnv } from './http/app-env'
import { callLimit } from './http/call-limit'
import { csrfProtection, csrfTokenOfAuth } from './http/csrf'
import { errorHandler, refuse } from './http/error-handler'
import { HttpError } from './http/http-error'
import { jsonBody } from './http/json-body'
import { language, requireKnownLocale } from './http/language'
import { methodNotAllowed, refuseOtherMethods } from './http/method-not-allowed'
import { pathGuard } from './http/path-guard'
import { replicaReads } from './http/replica-reads'
import { requestLog } from './http/request-log'
import { requestMetrics } from './http/request-metrics'
import { requestSource } from './http/request-source'
import { requestTrace } from './http/request-trace'
import { requireSpaceForChanges } from './http/require-free-space'
import { createRouter } from './http/router'
import { securityHeaders } from './http/security-headers'
import { shareDatabase } from './http/share-database'
import { imageRoutes } from './images/routes'
import { setUpRoutes } from './init/routes'
import { jobTeamRoutes } from './job-teams/routes/team-routes'
import { jobBoardRoutes } from './jobs/routes/board-routes'
import { jobFileRoutes } from './jobs/routes/file-routes'
import { ownJobRoutes } from './jobs/routes/own-job-routes'
import { jobRenewalRoutes } from './jobs/routes/renewal-routes'
import { jobVisitRoutes } from './jobs/routes/visit-routes'
import { mediaFolderRoutes } from './media/routes/folder-routes'
import { mediaRoutes } from './media/routes/picture-routes'
import { moduleRoutes } from './modules/routes/module-routes'
import { accountNavigationRoutes } from './navigation/account-routes'
import { navigationPreviewRoutes } from './navigation/preview-routes'
import { navigationRoutes } from './navigation/routes'
import { openapiRoutes } from './openapi/routes'
import { organizationRoutes } from './organizations/routes/organization-routes'
import { organizationVCardRoutes } from './organizations/routes/vcard-routes'
import { organizationWriteRoutes } from './organizations/routes/write-routes'
import { editedPages } from './page-tree/edited-pages'
import { trashRoutes } from './page-tree/routes/trash-routes'
import { pageTreeRoutes } from './page-tree/routes/tree-routes'
import { pageRoutes } from './pages/routes/page-routes'
import { publishRoutes } from './pages/routes/publish-routes'
import { versionRoutes } from './pages/routes/version-routes'
import { personalDataRoutes } from './personal-data/routes'
import { personRoutes } from './persons/routes'
import { personVCardRoutes } from './persons/vcard-routes'
import { presenceRoutes } from './presence/routes'
import { ownOrganizationRoutes } from './proposals/routes/own-organization-routes'
import { recordTeaserRoutes } from './record-teasers/routes'
import { redirectRoutes } from './redirects/routes'
import { savedBlocksRoutes } from './saved-blocks/routes'
import { searchRoutes } from './search/routes/search-routes'
import { countSearches, searchReportRoutes } from './search-report/routes'
import type { Services } from './services'
import { settingsRoutes } from './settings/routes'
import { sitemapRoutes } from './sitemap/routes'
import { subscriptionRoutes } from './subscriptions/routes'
import { tagRoutes } from './tags/routes'
import { textReplacementRoutes } from './text-replacements/routes'
import { userUnionRoutes } from './user-unions/routes'
import { editorSessionRoutes } from './users/routes/editor-routes'
import { currentUserRoutes } from './users/routes/me-routes'

/** The backend: a Request in, a Response out. It keeps no state but its streams; everything else is in `services`. */
export function createApp(services: Services): OpenAPIHono<AppEnv> {
  const app = createRouter()
  app.use(
    requestId({ limitLength: 64 }),
    requestSource,
    requestTrace,
    requestLog(services.log),
    requestMetrics(services.metrics.requests),
    securityHeaders,
    language,
    csrfTokenOfAuth(services.env),
    callLimit(services),
    refusalLog(services),
    methodNotAllowed(app),
    pathGuard,
    csrfProtection(services.env.SITE_URL),
    jsonBody,
    replicaReads(services, sessionCookie),
    loginReader(services),
    shareDatabase(sessionCookie),
  )
  app.use('/:locale/api/*', requireKnownLocale)
  app.use('/:locale/pageeditor-api/*', requireKnownLocale)

  const data = dataResources(services, app)
  app.route('/api', data)
  app.route('/:locale/api', data)
  app.route('/:locale/pageeditor-api', pageEditorResources(services))
  app.route('/_allauth/browser/v1', authRoutes(services))
  app.route('/media', imageRoutes(services))
  app.route('/internal', tagRoutes(services))

  // Returned, not thrown: methodNotAllowed looks behind answers that no error made.
  app.notFound((c) => refuse(c, new HttpError('notFound')))
  app.onError(errorHandler(services.log))
  return app
}

function dataResources(services: Services, app: OpenAPIHono<AppEnv>): OpenAPIHono<AppEnv> {
  const data = createRouter()
  data.route('/', csrfRoutes(services))
  data.route('/', settingsRoutes(services))
  data.route('/', formTicketRoutes(services))
  data.route('/', subscriptionRoutes(services))
  data.route('/', personRoutes(services))
  data.route('/', personVCardRoutes(services))
  data.route('/', articleFeedRoutes(services))
  data.route('/', articleRoutes(services))
  data.route('/', articleWriteRoutes(services))
  data.route('/', pressPictureRoutes(services))
  // Before the events' ids: events/feed.ics is none.
  data.route('/', eventCalendarRoutes(services))
  data.route('/', eventRoutes(services))
  data.route('/', eventWriteRoutes(services))
  data.route('/', recordTeaserRoutes(services))
  // Before the organizations' ids: organizations/my and organizations/confirmation are none.
  data.route('/', ownOrganizationRoutes(services))
  data.route('/', confirmationRoutes(services))
  data.route('/', organizationRoutes(services))
  data.route('/', organizationVCardRoutes(services))
  data.route('/', organizationWriteRoutes(services))
  // Before the board's ids: jobs/my and jobs/team are none.
  data.route('/', ownJobRoutes(services))
  data.route('/', jobFileRoutes(services))
  data.route('/', jobRenewalRoutes(services))
  data.route('/', jobVisitRoutes(services))
  data.route('/', jobTeamRoutes(services))
  data.route('/', jobBoardRoutes(services))
  data.route('/', downloadListRoutes(services))
  data.route('/', fileRoutes(services))
  data.route('/', zipRoutes(services))
  data.route('/', htmlSelectionRoutes(services))
  data.route('/', currentUserRoutes(services))
  data.route('/', userUnionRoutes(services))
  data.route('/', sitemapRoutes(services))
  data.use('/search', countSearches(services))
  data.route('/', searchRoutes(services))
  data.route('/', searchReportRoutes(services))
  data.route('/', formAnswerRoutes(services))
  const administration = { types: administeredTypes(services), areas: administeredAreas }
  const checklist = { hasChecklist: () => hasChecklist(services.db) }
  data.route('/', administrationRoutes(services, { ...administration, ...checklist }))
  data.route('/', administrationStartRoutes(services, { ...administration, pages: editedPages }))
  data.route('/', personalDataRoutes(services))
  // As imports below.
  data.route('/', downloadContentRoute(services))
  data.route('/', navigationPreviewRoutes(services))
  for (const type of administration.types) {
    // Before the actions' names: import is none.
    if (isImportable(type)) data.route('/', importRoute(services, type))
    data.route('/', recordRoutes({ ...services, requireProof }, type))
  }
  data.route('/', healthRoutes(services))
  data.route('/', setUpRoutes(services))
  data.route('/', checklistRoutes(services))
  data.route('/', openapiRoutes(app))
  return data
}

function pageEditorResources(services: Services): OpenAPIHono<AppEnv> {
  const pageEditor = createRouter()
  pageEditor.use(requireSpaceForChanges(services))
  pageEditor.route('/', redirectRoutes(services))
  pageEditor.route('/', editorSessionRoutes(administeredTypes(services)))
  pageEditor.route('/', navigationRoutes(services))
  pageEditor.route('/', accountNavigationRoutes(services))
  // Before the pages' paths: page/12/versions/ is a call, whatever the page of that path may be.
  pageEditor.route('/', publishRoutes(services))
  pageEditor.route('/', presenceRoutes(services))
  pageEditor.route('/', feedbackRoutes(services))
  pageEditor.route('/', savedBlocksRoutes(services))
  pageEditor.route('/', textReplacementRoutes(services))
  pageEditor.route('/', mediaFolderRoutes(services))
  pageEditor.route('/', mediaRoutes(services))
  pageEditor.route('/', formSubmissionRoutes(services))
  pageEditor.route('/', pageTreeRoutes(services))
  pageEditor.route('/', trashRoutes(services))
  pageEditor.route('/', versionRoutes(services))
  refuseOtherMethods(pageEditor)
  pageEditor.route('/', pageRoutes(services))
  pageEditor.route('/', containerRoutes(services))
  pageEditor.route('/', moduleRoutes(services))
  return pageEditor
}
