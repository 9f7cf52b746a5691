import { refuseOtherMethods } from '@/backend/platform/http/responses/method-not-allowed'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { downloadContentRoute } from './downloads/routes/content-route'
import { fileRoutes } from './downloads/routes/file-routes'
import { downloadListRoutes } from './downloads/routes/list-routes'
import { zipRoutes } from './downloads/routes/zip-routes'
import type { PictureChangeHandler } from './media/pictures'
import { mediaFolderRoutes } from './media/routes/folder-routes'
import { mediaRoutes } from './media/routes/picture-routes'
import { personRoutes } from './persons/routes'
import { personVCardRoutes } from './persons/vcard-routes'
import type { PreviewTargets } from './preview-links/preview-target'
import { previewLinkRoutes } from './preview-links/routes'
import { recordTeaserRoutes } from './record-teasers/routes'
import { redirectHitRoutes } from './redirects/hit-routes'
import { redirectRoutes } from './redirects/routes'
import { searchRoutes } from './search/routes/search-routes'
import { countSearches, searchReportRoutes } from './search-report/routes'
import { settingsRoutes } from './settings/routes'

/** Creates the routes of this area below /api. */
export function apiRoutes(services: Services, previewTargets: PreviewTargets) {
  const router = createRouter()
  router.route('/', previewLinkRoutes(services, previewTargets))
  router.route('/', settingsRoutes(services))
  router.route('/', personRoutes(services))
  router.route('/', personVCardRoutes(services))
  router.route('/', recordTeaserRoutes(services))
  router.route('/', downloadListRoutes(services))
  router.route('/', fileRoutes(services))
  router.route('/', zipRoutes(services))
  router.route('/', downloadContentRoute(services))
  router.use('/search', countSearches(services))
  router.route('/', searchRoutes(services))
  router.route('/', searchReportRoutes(services))
  return router
}

/** Creates the routes of this area below /internal. */
export const internalRoutes = redirectHitRoutes

/** Creates the routes of this area below /{locale}/pageeditor-api. */
export function editorRoutes(services: Services, pictureUses: PictureChangeHandler) {
  const router = createRouter()
  router.route('/', redirectRoutes(services))
  router.route('/', mediaFolderRoutes(services))
  router.route('/', mediaRoutes(services, pictureUses))
  refuseOtherMethods(router)
  return router
}
