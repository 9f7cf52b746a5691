import { createDemoAccounts, type DemoAccount, saveDemoAccounts } from '@/backend/operations/seed/demo-accounts'
import { loadSeed } from '@/backend/operations/seed/load'
import type { Services } from '@/backend/platform/services'
import { makeArticles } from './articles'
import { categories, tags } from './articles/topic'
import { containers } from './containers'
import { downloads } from './downloads'
import { makeEvents } from './events'
import { htmlSelections } from './html-selections'
import { makeJobs } from './jobs'
import { makeOrganizations } from './organizations'
import { pages } from './pages'
import { personCategories, persons } from './persons'
import { logos, pictures } from './pictures'
import { redirects } from './redirects'
import { settings } from './settings'
import { userUnions } from './user-unions'

/** Loads the demo site into an empty database and saves its accounts to a file in DATA_DIR. */
export async function loadDemo(services: Services): Promise<DemoAccount[]> {
  const { DATA_DIR, DEMO_PASSWORD } = services.env
  const accounts = createDemoAccounts(DEMO_PASSWORD)
  const organizations = makeOrganizations()
  const contentOptions = { now: services.clock(), members: organizations }
  await loadSeed(services, {
    pages,
    organizations,
    articles: makeArticles(contentOptions),
    articleTerms: { categories, tags },
    events: makeEvents(contentOptions),
    jobs: makeJobs(contentOptions),
    pictures: [...pictures, ...logos],
    containers,
    persons,
    personCategories,
    htmlSelections,
    downloads,
    redirects,
    settings,
    accounts,
    userUnions,
  })
  await saveDemoAccounts(DATA_DIR, accounts)
  return accounts
}
