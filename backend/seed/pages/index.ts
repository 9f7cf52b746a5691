import type { SeedPage } from '../content'
import { aboutUs } from './about-us'
import { account } from './account'
import { seasonReportDraft } from './drafts'
import { home } from './home'
import { jobBoard, myJobs, publishJob } from './jobs'
import { accessibility } from './legal-accessibility'
import { dataProtection } from './legal-data-protection'
import { imprint } from './legal-imprint'
import { newsletter } from './newsletter'

/** The demo site's pages in the order of its menus; home comes first. */
export const pages: SeedPage[] = [
  home,
  aboutUs,
  jobBoard,
  newsletter,
  imprint,
  dataProtection,
  accessibility,
  publishJob,
  myJobs,
  account,
  seasonReportDraft,
]
