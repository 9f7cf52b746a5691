import type { SeedPage } from '../content'
import { aboutUs } from './about-us'
import { account } from './account'
import { seasonReportDraft } from './drafts'
import { calendar, contact, downloads, indexDisabled, search } from './finding'
import { home } from './home'
import { jobBoard, myJobs, publishJob } from './jobs'
import { accessibility } from './legal-accessibility'
import { dataProtection } from './legal-data-protection'
import { imprint } from './legal-imprint'
import { prizeDraw } from './legal-prize-draw'
import { socialMediaDataProtection } from './legal-social-media'
import { members } from './members'
import { newsletter } from './newsletter'
import { debate, pressForm, pressReleases } from './press'
import { service } from './service'
import { topics } from './topics'

/** The demo site's pages in the order of its menus; home comes first. */
export const pages: SeedPage[] = [
  home,
  aboutUs,
  topics,
  members,
  service,
  debate,
  jobBoard,
  calendar,
  pressReleases,
  downloads,
  newsletter,
  imprint,
  dataProtection,
  socialMediaDataProtection,
  accessibility,
  prizeDraw,
  contact,
  pressForm,
  publishJob,
  myJobs,
  search,
  indexDisabled,
  account,
  seasonReportDraft,
]
