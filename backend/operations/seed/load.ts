import type { Disk } from 'flydrive'
import { publishContainer } from '@/backend/content/containers/publish-container'
import { insertModules } from '@/backend/content/module-content/insert-modules'
import { listTreeLinks, replaceTreeLinks } from '@/backend/content/module-content/links'
import { createStoredLinkConverter } from '@/backend/library/page-links/store-links'
import type { Queryable } from '@/backend/platform/db/client'
import { images } from '@/backend/platform/db/schema/library/images'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { storePicture } from '@/backend/platform/images/store-picture'
import type { Services } from '@/backend/platform/services'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { Redirect } from '@/lib/contract/site/redirect'
import type { SeedModule, SeedPage, SeedPicture } from './content'
import { type DemoAccount, insertDemoAccounts } from './demo-accounts'
import type { SeedDownloadCategory } from './downloads/download'
import { loadArticles, type SeedArticle, type SeedTerms } from './load-articles'
import { loadDelegates } from './load-delegates'
import { insertDownloads, storeDownloads } from './load-downloads'
import { loadEvents, type SeedEvent } from './load-events'
import { loadHtmlSelections, type SeedHtmlSelection } from './load-html-selections'
import { loadJobs, type SeedJob } from './load-jobs'
import { loadOrganizations, type SeedOrganization } from './load-organizations'
import { placePages, publishPages, type SeedContext } from './load-pages'
import { loadPersons, type SeedPerson, type SeedPersonCategory } from './load-persons'
import { loadUserUnions, type SeedUserUnion } from './load-user-unions'
import { toNewModule } from './new-module'
import { readDemoPicture } from './read-demo-picture'
import { recordDemo } from './record-demo'

/** A reusable container in each language (spec §3, §7). */
interface SeedContainer extends Record<Locale, SeedModule> {
  slug: string
}

export interface SeedContent {
  pages: readonly SeedPage[]
  organizations: readonly SeedOrganization[]
  articles: readonly SeedArticle[]
  /** Undefined without articles. */
  articleTerms?: SeedTerms
  events: readonly SeedEvent[]
  jobs: readonly SeedJob[]
  pictures: readonly SeedPicture[]
  containers: readonly SeedContainer[]
  persons: readonly SeedPerson[]
  personCategories: readonly SeedPersonCategory[]
  htmlSelections: readonly SeedHtmlSelection[]
  downloads: readonly SeedDownloadCategory[]
  redirects: readonly Redirect[]
  settings: typeof settings.$inferInsert.data
  accounts: readonly DemoAccount[]
  userUnions: readonly SeedUserUnion[]
}

const noTerms: SeedTerms = { categories: { debate: [], press: [] }, tags: [] }

/** Returns true if the database has content. Settings exist only together with content. */
export async function isSeeded(db: Queryable): Promise<boolean> {
  return (await db.select({ id: settings.id }).from(settings)).length > 0
}

/** Stores files, then loads content into an empty database in one transaction and publishes it. */
export async function loadSeed(
  { db, env, storage, clock }: Pick<Services, 'db' | 'env' | 'storage' | 'clock'>,
  content: SeedContent,
): Promise<void> {
  const rows = await storePictures(storage, content.pictures)
  const files = await storeDownloads(storage, content.downloads)
  await db.transaction(async (transaction) => {
    const ids = {
      pictures: await insertPictures(transaction, rows),
      persons: await loadPersons(transaction, content.personCategories, content.persons),
      selections: await loadHtmlSelections(transaction, content.htmlSelections),
    }
    const context = { db: transaction, ids, now: clock() }
    if (content.redirects.length > 0) await transaction.insert(redirects).values(content.redirects.map(toRedirectRow))
    const pages = await placePages(context, content.pages)
    const toStoredLink = await createStoredLinkConverter(transaction, env.SITE_URL, listLinks(content))
    await publishPages(context, pages, toStoredLink)
    const organizationIds = await loadOrganizations(context, content.organizations)
    await loadContainers(context, content.containers, toStoredLink)
    const directoryIds = await insertDownloads(transaction, content.downloads, files)
    await loadArticles(context, { articleTerms: noTerms, ...content }, directoryIds)
    await loadEvents(context, content.events)
    await insertDemoAccounts(transaction, content.accounts, context.now)
    await loadDelegates(context, organizationIds)
    await loadJobs(context, content.jobs, organizationIds)
    await loadUserUnions(transaction, content.userUnions, context.now)
    await transaction.insert(settings).values({ data: content.settings })
    await recordDemo(transaction, context.now)
  })
}

function listLinks({ pages, containers }: Pick<SeedContent, 'pages' | 'containers'>): string[] {
  const listPageLinks = ({ heroLink, children = [], ...texts }: SeedPage): string[] => [
    ...locales.flatMap((locale) => [heroLink?.[locale] ?? '', ...listTreeLinks(texts[locale].modules)]),
    ...children.flatMap(listPageLinks),
  ]
  const containerModules = containers.flatMap((container) => locales.map((locale) => container[locale]))
  return [...pages.flatMap(listPageLinks), ...listTreeLinks(containerModules)]
}

type PictureRow = typeof images.$inferInsert & { key: string }

async function storePictures(storage: Disk, pictures: readonly SeedPicture[]): Promise<PictureRow[]> {
  return Promise.all(
    pictures.map(async ({ key, file, focal, ...texts }) => {
      const storedPicture = await storePicture(storage, await readDemoPicture(file))
      return { key, ...texts, ...storedPicture, focalX: focal.x, focalY: focal.y }
    }),
  )
}

async function insertPictures(db: Queryable, rows: readonly PictureRow[]): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const { key, ...row } of rows) {
    const [insertedRow] = await db.insert(images).values(row).returning({ id: images.id })
    if (insertedRow) ids.set(key, insertedRow.id)
  }
  return ids
}

async function loadContainers(
  { db, ids, now }: SeedContext,
  containers: readonly SeedContainer[],
  toStoredLink: (link: string) => string,
): Promise<void> {
  for (const { slug, ...texts } of containers) {
    for (const locale of locales) {
      const owner = { contentType: 'container', objectId: null, locale }
      await insertModules(db, owner, replaceTreeLinks([{ ...toNewModule(texts[locale], ids), slug }], toStoredLink))
      await publishContainer(db, slug, locale, now)
    }
  }
}

function toRedirectRow({ old_path, new_path }: Redirect): typeof redirects.$inferInsert {
  return { oldPath: old_path, newPath: new_path }
}
