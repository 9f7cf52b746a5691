import type { Services } from '../services'
import { containers } from './containers'
import { type DemoAccount, demoAccounts, keepDemoAccounts } from './demo-accounts'
import { loadSeed } from './load'
import { pages } from './pages'
import { pictures } from './pictures'
import { redirects } from './redirects'
import { settings } from './settings'

/** Loads the demo site into an empty database and keeps its accounts in a file of DATA_DIR. */
export async function loadDemo(services: Services): Promise<DemoAccount[]> {
  const { DATA_DIR, DEMO_PASSWORD } = services.env
  const accounts = demoAccounts(DEMO_PASSWORD)
  await loadSeed(services, { pages, pictures, containers, redirects, settings, accounts })
  await keepDemoAccounts(DATA_DIR, accounts)
  return accounts
}
