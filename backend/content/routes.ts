import { refuseOtherMethods } from '@/backend/platform/http/responses/method-not-allowed'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { articleRoutes } from './articles/routes/article-routes'
import { attachmentRoutes } from './articles/routes/attachment-routes'
import { articleFeedRoutes } from './articles/routes/feed-routes'
import { pressPictureRoutes } from './articles/routes/press-picture-routes'
import { articleWriteRoutes } from './articles/routes/write-routes'
import { containerRoutes } from './containers/routes'
import { eventCalendarRoutes } from './events/routes/calendar-routes'
import { eventRoutes } from './events/routes/event-routes'
import { eventWriteRoutes } from './events/routes/write-routes'
import { feedbackRoutes } from './feedback/routes'
import { htmlSelectionRoutes } from './html-selections/routes'
import { moduleRoutes } from './modules/routes/module-routes'
import { navigationPreviewRoutes } from './navigation/preview-routes'
import { navigationRoutes } from './navigation/routes'
import { trashRoutes } from './page-tree/routes/trash-routes'
import { pageTreeRoutes } from './page-tree/routes/tree-routes'
import { pageRoutes } from './pages/routes/page-routes'
import { publishRoutes } from './pages/routes/publish-routes'
import { versionRoutes } from './pages/routes/version-routes'
import { presenceRoutes } from './presence/routes'
import { savedBlocksRoutes } from './saved-blocks/routes'
import { textReplacementRoutes } from './text-replacements/routes'

/** Creates the routes of the area `content` below /api. */
export function apiRoutes(services: Services) {
  const router = createRouter()
  router.route('/', articleFeedRoutes(services))
  router.route('/', articleRoutes(services))
  router.route('/', articleWriteRoutes(services))
  router.route('/', pressPictureRoutes(services))
  router.route('/', attachmentRoutes(services))
  // Mounted before `eventRoutes`, which would take the `feed.ics` of events/feed.ics for an id.
  router.route('/', eventCalendarRoutes(services))
  router.route('/', eventRoutes(services))
  router.route('/', eventWriteRoutes(services))
  router.route('/', htmlSelectionRoutes(services))
  router.route('/', navigationPreviewRoutes(services))
  return router
}

/**
 * Creates the routes of the area `content` below /{locale}/pageeditor-api. The caller must mount
 * them after the routes of all other areas, because their patterns match any page path and block
 * model.
 */
export function editorRoutes(services: Services) {
  const router = createRouter()
  router.route('/', navigationRoutes(services))
  // Mounted before `pageRoutes`, because page/12/versions/ must be a call even if a page has this
  // path.
  router.route('/', publishRoutes(services))
  router.route('/', presenceRoutes(services))
  router.route('/', feedbackRoutes(services))
  router.route('/', savedBlocksRoutes(services))
  router.route('/', textReplacementRoutes(services))
  router.route('/', pageTreeRoutes(services))
  router.route('/', trashRoutes(services))
  router.route('/', versionRoutes(services))
  refuseOtherMethods(router)
  router.route('/', pageRoutes(services))
  router.route('/', containerRoutes(services))
  router.route('/', moduleRoutes(services))
  return router
}
